import { figures } from '../../private/figures.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[3],
});

export const player = panelStyle({ fontFamily: font.heading, fontWeight: fontWeight.medium });

export const who = panelStyle({ display: 'grid', minInlineSize: 0 });

export const time = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  color: color.textMuted,
  fontFamily: font.body,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.body,
});

/** Does not wrap internally: it moves below if there is no room next to it. */
export const exact = panelStyle({ ...figures, whiteSpace: 'nowrap' });

export const note = panelStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  color: color.textMuted,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.body,
});

export const noteSign = panelStyle({ flex: 'none', marginBlockStart: '2px' });
