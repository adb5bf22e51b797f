import { style, type StyleRule } from '@vanilla-extract/css';

import { costlyHas } from './costlyHas.ts';
import { layers } from './layers.css.ts';

/** A rule for `style()`, without layers. */
export type LayeredRule = Omit<StyleRule, '@layer'>;

const inLayer =
  (layer: string) =>
  (rule: LayeredRule, debugId?: string): string => {
    refuseCostly(rule);
    return style({ '@layer': { [layer]: rule } } as StyleRule, debugId);
  };

/** Style modules are evaluated in builds and tests, so this stops rules that would slow down every page. */
function refuseCostly(rule: object): void {
  for (const [key, value] of Object.entries(rule)) {
    const costly = costlyHas(key);
    if (costly !== null) {
      throw new Error(
        `${key} asks for ${costly} by :has(), which much of a page may be; see theme/costlyHas.ts.`,
      );
    }
    if (typeof value === 'object' && value !== null) refuseCostly(value as object);
  }
}

/** `style()` for a primitive. Call it in a `.css.ts` file only. */
export const primitiveStyle = inLayer(layers.primitive);

/** `style()` for a panel. It overrides the primitives inside the panel. */
export const panelStyle = inLayer(layers.panel);

/** `style()` for a page of a site that composes panels. */
export const pageStyle = inLayer(layers.page);
