import { pageStyle } from '../styles/pageStyle.ts';

/** The size of the illustration. */
export const box = pageStyle({
  display: 'block',
  inlineSize: '210px',
  maxInlineSize: '100%',
  aspectRatio: '3 / 2',
});
