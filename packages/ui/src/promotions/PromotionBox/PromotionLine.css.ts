import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, font, fontSize, fontWeight, lineHeight, space } = vars;

/** As high as the header of a phone, above the tab bar. */
export const root = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: `min(100% - 2 * ${space[4]}, 480px)`,
  minBlockSize: '56px',
  paddingInlineStart: space[4],
  borderRadius: vars.radius.lg,
});

export const sign = panelStyle({ flex: 'none', color: color.mark });

/** One line; an unusually large amount continues on a second one, because a cut amount is another amount. */
export const words = panelStyle({
  flex: 1,
  minInlineSize: 0,
  // Not of the line: buttons are 48 px high in a roomy theme and would make it higher.
  paddingBlock: space[1],
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

/** Covers the line, so that all of it is the link. */
export const offer = panelStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

/** Never larger than the offer. */
export const time = panelStyle({
  flex: 'none',
  color: color.textMuted,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.heading,
});

/** Above the link that covers the line. */
export const toggle = panelStyle({ position: 'relative', zIndex: 1 });
