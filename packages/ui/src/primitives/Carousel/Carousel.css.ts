import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space, control } = vars;

export const root = primitiveStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const viewport = primitiveStyle({
  // Unlike `hidden`, nothing but embla can scroll it: not the focus, nor a search in the page.
  overflow: 'clip',
  touchAction: 'pan-y pinch-zoom',
  // The slide that looks in is cut as round as a slide.
  borderRadius: vars.radius.lg,
});

export const track = primitiveStyle({
  display: 'flex',
  gap: space[3],
});

export const slide = primitiveStyle({
  flex: '0 0 100%',
  minInlineSize: 0,
  '@container': {
    // Where there is room, the next slide looks in. A single one is as large and stands in the middle.
    '(min-width: 700px)': {
      flexBasis: '72%',
      selectors: { '[data-state=single] > &': { marginInline: 'auto' } },
    },
  },
});

/** Height that the controls add below the slides; their targets reach 12 px farther down. */
export const CONTROLS_HEIGHT = `calc(${control.touch} - 12px)`;

export const controls = primitiveStyle({
  marginBlockEnd: '-12px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
});

export const arrow = primitiveStyle({
  display: 'none',
  '@media': {
    '(hover: hover) and (pointer: fine)': {
      '@container': { '(min-width: 480px)': { display: 'inline-flex' } },
    },
  },
});

export const dots = primitiveStyle({ display: 'flex' });

/** A finger gets 44 px of height and a dot 8 px of picture. */
export const dot = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: control.touch,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: vars.radius.pill,
      background: color.borderStrong,
    },
    '&[aria-current=true]::before': { background: color.mark, inlineSize: '20px' },
  },
});
