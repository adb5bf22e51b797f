import { CONTROLS_HEIGHT } from '../../primitives/Carousel/Carousel.css.ts';
import { prettyWrap } from '../../private/prettyWrap.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const WIDE_PICTURE = '(min-width: 768px)';

export const frame = panelStyle({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  position: 'relative',
  selectors: {
    // The track would clip an outer focus ring, so the ring is on the image, over a band in the background colour.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 3px ${vars.color.focus}, inset 0 0 0 5px ${vars.color.surface}`,
    },
  },
});

export const image = panelStyle({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  // A picture of another shape is shown whole.
  objectFit: 'contain',
  backgroundColor: vars.color.skeleton,
  '@media': { [WIDE_PICTURE]: { aspectRatio: '1200 / 480' } },
});

/** Picture and words share one cell, so that the link can cover the whole slide. */
export const hero = panelStyle({ display: 'grid' });

export const heroImage = panelStyle({ gridArea: '1 / 1', objectFit: 'cover' });

export const picture = panelStyle({ display: 'contents' });

/** On the quiet half of the picture, 24 px away from its figure. */
export const words = panelStyle({
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  inlineSize: '51%',
  '@media': {
    [WIDE_PICTURE]: { gap: vars.space[3], paddingInlineStart: '6%', inlineSize: '50%' },
  },
  selectors: {
    '&[data-ink=light]': { color: '#ffffff', textShadow: '0 1px 10px rgb(0 0 0 / 0.55)' },
    '&[data-ink=dark]': { color: '#16213f' },
    '&[data-side=end]': {
      justifySelf: 'end',
      paddingInlineStart: 0,
      paddingInlineEnd: vars.space[4],
    },
  },
});

export const title = panelStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.display,
  fontSize: 'clamp(1.125rem, 6.4cqi, 1.625rem)',
  textWrap: 'balance',
  '@media': { [WIDE_PICTURE]: { fontSize: 'clamp(1.625rem, 3.6cqi, 3rem)' } },
});

export const line = panelStyle({
  fontSize: vars.fontSize.sm,
  textWrap: prettyWrap,
  // On the smallest phones there is room for title and button.
  '@container': { '(max-width: 330px)': { display: 'none' } },
  '@media': { [WIDE_PICTURE]: { fontSize: vars.fontSize.md } },
});

/** The whole slide follows the link. */
export const whole = panelStyle({
  marginBlockStart: vars.space[1],
  textShadow: 'none',
  position: 'static',
  // On the smallest phones one line needs the width.
  '@container': { '(max-width: 330px)': { paddingInline: vars.space[2] } },
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      inlineSize: 'auto',
      blockSize: 'auto',
      transform: 'none',
    },
    // With a transform of its own the button would be the box of its area.
    '&:active:not([data-state])': { transform: 'none' },
  },
});

export const waiting = panelStyle({ containerType: 'inline-size' });

export const shapes = panelStyle({
  display: 'flex',
  gap: vars.space[3],
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
});

/** Reserves the space of the controls if there are none, so that content below does not move. */
export const withoutControls = panelStyle({ paddingBlockEnd: CONTROLS_HEIGHT });

export const shape = panelStyle({
  flex: '0 0 100%',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.lg,
  background: vars.color.skeleton,
  '@media': { [WIDE_PICTURE]: { aspectRatio: '1200 / 480' } },
  '@container': { '(min-width: 700px)': { flexBasis: '72%' } },
});
