import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

export const icon = primitiveStyle({
  flex: 'none',
  // The reset lets pictures shrink. Firefox and WebKit would then ignore the icon in the minimum width of a button or link.
  maxInlineSize: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.icon.stroke,
  strokeLinecap: vars.icon.cap as 'round',
  strokeLinejoin: vars.icon.join as 'round',
  selectors: { '&[data-filled]': { fill: 'currentColor', stroke: 'none' } },
});
