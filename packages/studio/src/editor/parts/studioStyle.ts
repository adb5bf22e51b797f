import { type StyleRule, style } from '@vanilla-extract/css';

/** `style()` in the layer of pages, so that it wins over the components of the library. Call it in a `.css.ts` file only. */
export const studioStyle = (rule: Omit<StyleRule, '@layer'>): string =>
  style({ '@layer': { 'brand.page': rule } } as StyleRule);
