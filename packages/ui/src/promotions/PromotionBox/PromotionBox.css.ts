import { PHONE } from '../../private/docked.ts';
import { dockBesideTyping, dockEnd } from '../../private/dockPlace.ts';
import { fillsPhone } from '../../private/pageMarks.css.ts';
import { fadeIn } from '../../private/overlay.css.ts';
import { prettyWrap } from '../../private/prettyWrap.ts';
import { tones as banner } from '../../primitives/Banner/Banner.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, font, fontSize, fontWeight, frame, lineHeight, space } = vars;

/** Width from which AppFrame shows the menu, and width from which the menu has labels. */
const WIDE = '(min-width: 600px)';
const ROOMY = '(min-width: 1024px)';
const beside = (mark: string) => `body:has(.${mark}) &`;
/** Matches after an AppFrame with this menu state; AppFrame comes before floating elements in the document. */
const after = (state: string) =>
  ['&', '* &']
    .map((self) => `[data-component=app-frame][data-state=${state}] ~ ${self}`)
    .join(', ');

/** On a phone above the tab bar, elsewhere in the corner next to the menu. Overlays cover it. */
export const root = panelStyle({
  ...dockEnd,
  position: 'fixed',
  zIndex: vars.z.sticky,
  insetInlineStart: space[4],
  border: `1px solid ${color.borderStrong}`,
  background: color.surface,
  color: color.text,
  boxShadow: vars.elevation.floating,
  fontFamily: font.body,
  animation: `${fadeIn} ${vars.motion.fade} ${vars.motion.ease}`,
  '@media': {
    ...dockEnd['@media'],
    ...dockBesideTyping['@media'],
    // It is optional and must never cover an error message.
    [PHONE]: {
      selectors: {
        ...dockEnd['@media']?.[PHONE]?.selectors,
        [beside(banner.danger.root)]: { visibility: 'hidden' },
      },
    },
    // Forms on a low phone leave no room: it would cover a field or the button.
    [`${PHONE} and (max-height: 720px)`]: {
      selectors: {
        [beside(fillsPhone)]: { visibility: 'hidden' },
      },
    },
    [WIDE]: {
      insetInlineStart: `calc(${frame.sidebarFolded} + ${space[6]})`,
      selectors: {
        [after('unfolded')]: { insetInlineStart: `calc(${frame.sidebar} + ${space[6]})` },
      },
    },
    [ROOMY]: {
      selectors: {
        [after('auto')]: { insetInlineStart: `calc(${frame.sidebar} + ${space[6]})` },
      },
    },
  },
});

export const large = panelStyle({
  display: 'grid',
  gap: space[3],
  inlineSize: `min(100% - 2 * ${space[4]}, 340px)`,
  padding: space[4],
  borderRadius: vars.radius.lg,
});

export const small = panelStyle({ borderRadius: vars.radius.md });

export const head = panelStyle({ display: 'flex', alignItems: 'flex-start', gap: space[3] });

export const sign = panelStyle({ flex: 'none', color: color.mark });

export const title = panelStyle({
  flex: 1,
  minInlineSize: 0,
  fontFamily: font.heading,
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  textWrap: prettyWrap,
});

/** Extends into the corner of the box: its touch target is larger than its icon. */
export const minus = panelStyle({
  marginBlock: `calc(-1 * ${space[2]})`,
  marginInlineEnd: `calc(-1 * ${space[2]})`,
});

export const state = panelStyle({ display: 'block' });

export const clock = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  background: color.inset,
});

export const condition = panelStyle({
  flex: 1,
  minInlineSize: 0,
  color: color.textMuted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
  textWrap: prettyWrap,
});

/** Never larger than the offer. */
export const time = panelStyle({
  fontFamily: font.heading,
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
});

export const actions = panelStyle({ display: 'flex', gap: space[2] });

export const action = panelStyle({ flex: 1 });

export const opener = panelStyle({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space.half,
  minInlineSize: '64px',
  minBlockSize: '56px',
  paddingInline: space[2],
  paddingBlock: space[1],
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } },
  },
});

export const badge = panelStyle({
  fontFamily: font.heading,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  whiteSpace: 'nowrap',
});
