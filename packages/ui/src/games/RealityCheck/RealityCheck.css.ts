import { prettyWrap } from '../../private/prettyWrap.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, font, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const content = panelStyle({ display: 'grid', gap: space[4] });

export const time = panelStyle({ display: 'grid', gap: space[1], textWrap: prettyWrap });

/** The main figure. */
export const played = panelStyle({
  fontFamily: font.display,
  fontSize: fontSize['2xl'],
  fontWeight: fontWeight.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.heading,
});

export const figures = panelStyle({
  paddingBlock: space[2],
  paddingInline: space[4],
  background: color.inset,
  borderRadius: radius.md,
});

export const note = panelStyle({ paddingBlockStart: space[2] });

/** Stacked and aligned with the labels of the figures. */
export const links = panelStyle({ display: 'grid', justifyItems: 'start', gap: space[1] });

export const action = panelStyle({ flex: 1 });
