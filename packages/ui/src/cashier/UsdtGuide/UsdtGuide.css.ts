import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const surface = panelStyle({ maxBlockSize: 'calc(100dvh - 32px)' });

export const root = panelStyle({ display: 'grid', gap: space[4], justifyItems: 'center' });

/** On a low screen the image shrinks, so that text and buttons stay visible. */
export const viewport = panelStyle({
  inlineSize: '100%',
  maxInlineSize: 'max(200px, 100dvh - 320px)',
  overflow: 'clip',
  borderRadius: vars.radius.lg,
  background: color.inset,
  cursor: 'grab',
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const track = panelStyle({ display: 'flex' });

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
    // Hides the broken-image icon of an image that is not loaded.
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

/** Space for two lines each, so that the buttons keep their position between steps. */
export const words = panelStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minBlockSize: '5.6em',
  textWrap: 'balance',
});

/** On a low screen the text scrolls and the buttons stay. */
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
