import { pageStyle } from '../theme/layered.ts';

/** Cards as wide as in a rail on a phone. */
export const storyCards = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 144px)',
  gap: '24px 16px',
  padding: '24px 16px',
});

/** A card of a grid of three on a phone of 360 px, in the theme with the widest frame. */
export const storyNarrowCard = pageStyle({ inlineSize: '100px' });

/** The distance between page content and screen edge. */
export const storyContent = pageStyle({ padding: '16px' });
