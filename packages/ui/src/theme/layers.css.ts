import { globalLayer } from '@vanilla-extract/css';

/**
 * The order of our layers, weakest first. All our CSS is in layers. An operator's plain CSS is not, so it always wins, in
 * any import order and with any specificity. If styles are split into several sheets, each layer has sub-layers, which are
 * also named here (`build/steps.ts`).
 */
globalLayer('brand');
export const layers = {
  reset: globalLayer({ parent: 'brand' }, 'reset'),
  theme: globalLayer({ parent: 'brand' }, 'theme'),
  primitive: globalLayer({ parent: 'brand' }, 'primitive'),
  panel: globalLayer({ parent: 'brand' }, 'panel'),
  page: globalLayer({ parent: 'brand' }, 'page'),
};
