import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color } = vars;

/** Space for the stroke and the dot, which extend beyond the box of the values. */
export const root = primitiveStyle({ display: 'block', inlineSize: '100%', padding: '4px' });

export const sizes = {
  sm: primitiveStyle({ blockSize: '28px' }),
  md: primitiveStyle({ blockSize: '48px' }),
};

export const tones = {
  accent: primitiveStyle({ color: color.mark }),
  success: primitiveStyle({ color: color.success }),
  danger: primitiveStyle({ color: color.danger }),
  muted: primitiveStyle({ color: color.borderStrong }),
};

export const drawing = primitiveStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Constant thickness when the box is stretched. */
const unstretched = { vectorEffect: 'non-scaling-stroke' } as const;

export const line = primitiveStyle({ ...unstretched, strokeWidth: 2 });

export const area = primitiveStyle({ fill: 'currentColor', stroke: 'none', opacity: 0.14 });

export const zero = primitiveStyle({
  ...unstretched,
  stroke: color.borderStrong,
  strokeWidth: 1,
  strokeDasharray: '2 3',
});

export const last = primitiveStyle({ ...unstretched, strokeWidth: 7 });
