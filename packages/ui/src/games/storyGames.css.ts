import { pageStyle } from '../theme/layered.ts';

/** Cards as wide as in a rail on a phone. */
export const storyCards = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 144px)',
  gap: '24px 16px',
  padding: '24px 16px',
});

/** The distance between page content and screen edge. */
export const storyContent = pageStyle({ padding: '16px' });
