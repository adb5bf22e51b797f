import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, motion } = vars;

/** How far the strip is drawn aside by a finger; set while it is. */
export const DRAG = '--brand-usdt-guide-drag';

export const surface = panelStyle({ maxBlockSize: 'calc(100dvh - 32px)' });

export const root = panelStyle({ display: 'grid', gap: space[4], justifyItems: 'center' });

/** On a low screen the picture gives way, so that words and buttons stay in sight. */
export const viewport = panelStyle({
  inlineSize: '100%',
  maxInlineSize: 'max(200px, 100dvh - 320px)',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: color.inset,
  cursor: 'grab',
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

const shownAt = (step: number) => `translateX(calc(${-100 * (step - 1)}% + var(${DRAG}, 0px)))`;

export const track = panelStyle({
  display: 'flex',
  transition: `transform ${motion.sheet} ${motion.ease}`,
  selectors: {
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((step) => [`&[data-step="${step}"]`, { transform: shownAt(step) }]),
    ),
    '&[data-dragging]': { transition: 'none' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const slide = panelStyle({
  position: 'relative',
  flex: '0 0 100%',
  aspectRatio: '1',
  display: 'grid',
  minInlineSize: 0,
});

export const image = panelStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  selectors: {
    // What has not come has no picture of a broken one either.
    '[data-state=loading] > &': { opacity: 0 },
  },
});

export const loading = panelStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
});

export const failed = panelStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  padding: space[5],
});

export const failedIcon = panelStyle({ color: color.textMuted });

/** Room for two lines each: the buttons stay where they are from step to step. */
export const words = panelStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minBlockSize: '5.6em',
  textWrap: 'balance',
});

/** On a low screen the words scroll and these stay. */
export const controls = panelStyle({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[5],
});

export const arrow = panelStyle({
  selectors: {
    '&[aria-disabled=true]': {
      background: color.disabled,
      borderColor: 'transparent',
      color: color.onDisabled,
      cursor: 'default',
    },
  },
});

export const counter = panelStyle({
  minInlineSize: '4ch',
  textAlign: 'center',
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});
