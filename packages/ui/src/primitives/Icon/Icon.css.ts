import { primitiveStyle } from '../../theme/layered.ts';

export const icon = primitiveStyle({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-filled]': { fill: 'currentColor', stroke: 'none' } },
});
