import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space, control } = vars;

export const root = primitiveStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const viewport = primitiveStyle({
  // Unlike with `hidden`, only embla can scroll it, not focus or find-in-page.
  overflow: 'clip',
  touchAction: 'pan-y pinch-zoom',
  // Rounds the clipped edge of the partly visible slide.
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
    // On wide pages the next slide is partly visible. A single slide has the same size and is centred.
    '(min-width: 700px)': {
      flexBasis: '72%',
      selectors: { '[data-state=single] > &': { marginInline: 'auto' } },
    },
  },
});

/** Height of the controls below the slides; their touch targets extend 12 px further down. */
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

/** Touch target 44 px high; the visible dot is 8 px. */
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
