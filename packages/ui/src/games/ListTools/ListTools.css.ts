import { gutter } from '../../private/gutter.ts';
import { offscreen } from '../../private/offscreen.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, lineHeight } = vars;

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
  minInlineSize: 'min-content',
  color: color.textMuted,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.heading,
});

export const narrow = panelStyle({ '@media': { [WIDE]: { display: 'none' } } });
export const wide = panelStyle({ '@media': { [`not all and ${WIDE}`]: offscreen } });

/** A thin progress line at the bottom. */
export const progress = panelStyle({
  position: 'absolute',
  insetInline: gutter,
  insetBlockEnd: 0,
});
