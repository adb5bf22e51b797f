import { globalLayer } from '@vanilla-extract/css';

/**
 * The order of our layers, weakest first. All of ours is layered, so an operator's plain CSS, which
 * is not, wins over any of it: in any order of import, at any specificity. Where styles lie in several
 * sheets, each layer is made of steps, which are named here too (`build/steps.ts`).
 */
globalLayer('brand');
export const layers = {
  reset: globalLayer({ parent: 'brand' }, 'reset'),
  theme: globalLayer({ parent: 'brand' }, 'theme'),
  primitive: globalLayer({ parent: 'brand' }, 'primitive'),
  panel: globalLayer({ parent: 'brand' }, 'panel'),
  page: globalLayer({ parent: 'brand' }, 'page'),
};
