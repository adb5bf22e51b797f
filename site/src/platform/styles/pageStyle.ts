import { type StyleRule, style } from '@vanilla-extract/css';

/** `style()` in the layer that the library reserves for pages: above its panels, below an operator's own CSS. */
export function pageStyle(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { 'brand.page': rule } } as StyleRule);
}
