import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

/** The pool at the start, the wins at the end where there is room. */
export const root = panelStyle({ display: 'flex', flexWrap: 'wrap', gap: space[6] });

export const pool = panelStyle({
  flex: '1 1 280px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[1],
  minInlineSize: 0,
});

export const note = panelStyle({
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
  color: color.textMuted,
});

export const more = panelStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.touch,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  color: color.link,
});

export const won = panelStyle({ flex: '1 1 280px', minInlineSize: 0 });

export const title = panelStyle({
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const list = panelStyle({ display: 'grid' });

export const win = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  paddingBlock: space[2],
  fontSize: fontSize.sm,
  lineHeight: lineHeight.heading,
  color: color.textMuted,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
