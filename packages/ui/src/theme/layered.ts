import { style, type StyleRule } from '@vanilla-extract/css';

import { costlyHas } from './costlyHas.ts';
import { layers } from './layers.css.ts';

/** A rule as `style()` takes it, without layers of its own. */
export type LayeredRule = Omit<StyleRule, '@layer'>;

const inLayer =
  (layer: string) =>
  (rule: LayeredRule, debugId?: string): string => {
    refuseCostly(rule);
    return style({ '@layer': { [layer]: rule } } as StyleRule, debugId);
  };

/** Style modules are read when something is built or tested: a rule that would slow every page never gets further. */
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

/** `style()` for a panel: it wins over the primitives that the panel is made of. */
export const panelStyle = inLayer(layers.panel);

/** `style()` for a page of a site that composes panels. */
export const pageStyle = inLayer(layers.page);
