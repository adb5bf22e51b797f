import { prettyWrap } from '../../private/prettyWrap.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, font, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const root = panelStyle({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  // Without a choice the element takes no space in the form, not even the gap to its neighbours.
  selectors: { '&:empty': { display: 'none' } },
});

/** Same height as the row that replaces it. */
export const shape = panelStyle({ blockSize: '64px', borderRadius: radius.md });

export const row = panelStyle({
  inlineSize: '100%',
  minBlockSize: '64px',
  paddingBlock: space[2],
  border: 0,
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:enabled': { background: color.hover } } },
  },
});

export const sign = panelStyle({ flex: 'none', color: color.textMuted });

export const name = panelStyle({
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
  textWrap: prettyWrap,
});

/** The number of bonuses, never wrapped. */
export const count = panelStyle({
  flex: 'none',
  color: color.link,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
});

export const value = panelStyle({
  fontFamily: font.heading,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});

export const figures = panelStyle({
  paddingBlock: space[2],
  paddingInline: space[4],
  background: color.inset,
  borderRadius: radius.md,
});

/** An amount never wraps; the name next to it does. */
export const figure = panelStyle({ whiteSpace: 'nowrap' });
