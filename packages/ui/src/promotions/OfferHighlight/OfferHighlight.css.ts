import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, font, fontSize, fontWeight, lineHeight } = vars;

/** In place of a picture. */
export const gift = panelStyle({
  display: 'grid',
  placeItems: 'center',
  background: color.content,
  color: color.onContent,
});

export const benefit = panelStyle({
  color: color.text,
  // As the title below it: two signs do not need another font file.
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

/** Terms are never cut: on a narrow phone they take a second line. */
export const facts = panelStyle({
  display: 'block',
  fontSize: fontSize.xs,
  lineHeight: lineHeight.body,
});
