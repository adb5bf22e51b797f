import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, motif } = vars;

export const root = panelStyle({ display: 'block', flex: 'none', overflow: 'visible' });

export const plate = panelStyle({ fill: color.secondary });

export const jewel = panelStyle({ fill: color.accent });

/** Each theme displays one of the three frames. */
export const frames = {
  petals: panelStyle({ display: motif.petals }),
  facets: panelStyle({ display: motif.facets }),
  seal: panelStyle({ display: motif.seal }),
};
