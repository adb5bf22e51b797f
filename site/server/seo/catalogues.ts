import type { Brand } from '../brands/brand.ts';
import { apiCatalogue } from './apiCatalogue.ts';
import type { Catalogue } from './catalogue.ts';

/** One catalogue for each state of a brand, and whether the API answered the latest of them. */
export function catalogues() {
  const known = new WeakMap<Brand, Catalogue>();
  let last: Catalogue | undefined;
  return {
    of(brand: Brand): Catalogue {
      const catalogue = known.get(brand) ?? apiCatalogue(brand.operator);
      known.set(brand, catalogue);
      last = catalogue;
      return catalogue;
    },
    state: () => last?.state() ?? 'unknown',
  };
}
