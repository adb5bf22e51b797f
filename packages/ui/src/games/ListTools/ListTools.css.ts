import { WITHOUT_HAS, focusRing } from '../../private/focusRing.ts';
import { gutter } from '../../private/gutter.ts';
import { offscreen } from '../../private/offscreen.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

const WIDE = '(min-width: 600px)';

/** Extends to the edges of the page, so that it covers all content that scrolls below it. */
export const root = panelStyle({
  position: 'sticky',
  insetBlockStart: 'var(--brand-sticky-top, 0px)',
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  paddingBlock: space[2],
  background: color.surface,
});

/** Takes the remaining width, with two short lines if it is narrow. */
export const count = panelStyle({
  flex: 1,
  // Full height, because its text may take one row or two.
  alignSelf: 'stretch',
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  color: color.textMuted,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.heading,
});

export const narrow = panelStyle({ '@media': { [WIDE]: { display: 'none' } } });
export const wide = panelStyle({ '@media': { [`not all and ${WIDE}`]: offscreen } });

export const control = panelStyle({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  justifyContent: 'center',
  alignItems: 'center',
  // Wider than its label in any font, so that a late font causes no shift.
  minInlineSize: '112px',
  gap: space[2],
  minBlockSize: vars.control.touch,
  paddingInline: space[3],
  border: `1px solid ${color.contentEdge}`,
  borderRadius: vars.radius.control,
  background: color.content,
  color: color.onContent,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:active': { background: color.contentPressed },
    '&:has(select:focus-visible)': focusRing,
    '&[data-state=open]': { background: color.contentPressed },
  },
  '@supports': { [WITHOUT_HAS]: { selectors: { '&:focus-within': focusRing } } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: color.contentHover } } },
  },
});

export const sortIcon = panelStyle({
  '@media': { [`not all and ${WIDE}`]: { display: 'none' } },
});

/** Transparent, over its label; opens the native list. At least 16 px: iOS zooms into smaller fields. */
export const select = panelStyle({
  position: 'absolute',
  // Covers the border too, for a touch target of 44 px.
  inset: '-1px',
  inlineSize: 'calc(100% + 2px)',
  opacity: 0,
  fontSize: '16px',
  cursor: 'inherit',
});

/** Colours for browsers that render the list with CSS instead of natively. */
export const option = panelStyle({ background: color.surface, color: color.text });

/** A thin progress line at the bottom. */
export const progress = panelStyle({
  position: 'absolute',
  insetInline: gutter,
  insetBlockEnd: 0,
});
