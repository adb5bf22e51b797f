import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

/** Dark on white in every theme: many readers do not detect a light code on a dark surface. */
export const root = primitiveStyle({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  background: vars.color.paper,
  color: vars.color.onPaper,
  fill: 'currentColor',
  shapeRendering: 'crispEdges',
  forcedColorAdjust: 'none',
});
