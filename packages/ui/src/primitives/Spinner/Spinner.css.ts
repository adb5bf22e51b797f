import { keyframes } from '@vanilla-extract/css';

import { primitiveStyle } from '../../theme/layered.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = primitiveStyle({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeWidth: 2.5,
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${breathe} 1600ms ease-in-out infinite` },
  },
});

export const track = primitiveStyle({ opacity: 0.25 });
