import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space, font, fontSize, fontWeight, lineHeight } = vars;

/** A long name is cut in its chip instead of widening the column. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = panelStyle({ ...column, gap: space[6] });

export const group = panelStyle({ ...column, gap: space[2] });

export const name = panelStyle({
  fontFamily: font.heading,
  fontSize: fontSize.md,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const choices = panelStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** Closer than a single chip, so that two bet ranges fit side by side in a column. */
export const choice = panelStyle({
  flex: 'initial',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInline: space[3],
});

export const word = panelStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });

/**
 * Lighter than the label only by its font weight, in the text colour of the chip, because the chip has three possible
 * backgrounds.
 */
export const count = panelStyle({
  fontSize: fontSize.xs,
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});
