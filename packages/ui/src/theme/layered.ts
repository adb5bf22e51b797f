import { style, type StyleRule } from '@vanilla-extract/css';

import { layers } from './layers.css.ts';

/** A rule as `style()` takes it, without layers of its own. */
export type LayeredRule = Omit<StyleRule, '@layer'>;

const inLayer =
  (layer: string) =>
  (rule: LayeredRule, debugId?: string): string =>
    style({ '@layer': { [layer]: rule } } as StyleRule, debugId);

/** `style()` for a primitive. Call it in a `.css.ts` file only. */
export const primitiveStyle = inLayer(layers.primitive);

/** `style()` for a panel: it wins over the primitives that the panel is made of. */
export const panelStyle = inLayer(layers.panel);

/** `style()` for a page of a site that composes panels. */
export const pageStyle = inLayer(layers.page);
