import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({
  // Its hidden text would widen the page from a row that scrolls.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[1],
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  // Figures of equal width: nothing next to them moves while they count.
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.heading,
  whiteSpace: 'nowrap',
});

export const sizes = {
  // As high as the line of text that it takes the place of, so that nothing below it moves.
  sm: panelStyle({
    alignItems: 'center',
    verticalAlign: 'top',
    fontSize: fontSize.xs,
    color: color.text,
  }),
  md: panelStyle({ fontSize: fontSize.xl }),
  // On a small phone the unit may be below a large number.
  lg: panelStyle({ fontSize: fontSize['3xl'], flexWrap: 'wrap' }),
};

/** No higher than the line that it is in. */
export const sign = panelStyle({ flex: 'none', color: color.mark, marginBlock: '-2px' });

/** In a tile of fixed height it is cut where a large number needs its room. */
export const unit = panelStyle({
  minInlineSize: 0,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  color: color.textMuted,
});
