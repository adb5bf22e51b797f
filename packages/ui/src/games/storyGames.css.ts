import { pageStyle } from '../theme/layered.ts';

/** Cards as wide as a rail makes them on a phone. */
export const storyCards = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 144px)',
  gap: '24px 16px',
  padding: '24px 16px',
});

/** The distance to the edge that a page gives its content. */
export const storyContent = pageStyle({ padding: '16px' });
