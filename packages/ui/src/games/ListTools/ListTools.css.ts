import { WITHOUT_HAS, focusRing } from '../../private/focusRing.ts';
import { gutter } from '../../private/gutter.ts';
import { offscreen } from '../../private/offscreen.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

const WIDE = '(min-width: 600px)';

/** Reaches to the edges of the page, so that what scrolls under it is covered whole. */
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

/** What is left of the line; two short lines where that is little. */
export const count = panelStyle({
  flex: 1,
  // As high as the line: what is said in it may take one row or two.
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
  // Wider than its words in any face: where theirs comes late, nothing moves.
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

/** Lies over its words and opens the list of the device. Never under 16 px: iOS zooms the page into a smaller one. */
export const select = panelStyle({
  position: 'absolute',
  // Over the hairline too: a finger needs its 44 px.
  inset: '-1px',
  inlineSize: 'calc(100% + 2px)',
  opacity: 0,
  fontSize: '16px',
  cursor: 'inherit',
});

/** Where a browser draws the list itself and not the phone, it takes these. */
export const option = panelStyle({ background: color.surface, color: color.text });

/** A quiet line at the foot of it. */
export const progress = panelStyle({
  position: 'absolute',
  insetInline: gutter,
  insetBlockEnd: 0,
});
