import { CONTROLS_HEIGHT } from '../../primitives/Carousel/Carousel.css.ts';
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
  aspectRatio: '750 / 420',
  objectFit: 'cover',
  backgroundColor: vars.color.skeleton,
  '@media': { [WIDE_PICTURE]: { aspectRatio: '1200 / 480' } },
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
  aspectRatio: '750 / 420',
  borderRadius: vars.radius.lg,
  background: vars.color.skeleton,
  '@media': { [WIDE_PICTURE]: { aspectRatio: '1200 / 480' } },
  '@container': { '(min-width: 700px)': { flexBasis: '72%' } },
});
