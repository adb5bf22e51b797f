import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { layers } from '../theme/layers.css.ts';

/** Style of the root, in a layer, so that the operator's CSS wins. */
const root = (selector: string, style: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.primitive]: style } } as GlobalStyleRule);

// One attribute on the root, so that only the root is restyled. An overlay can only cover the space of the scroll bar if it is
// not reserved. `useScrollLock` leaves it empty in the page instead.
root('html[data-scroll-locked]', { overflow: 'hidden', scrollbarGutter: 'auto' });

// Radix disables pointer events on the body, which restyles every element of the page. The scrim already covers them all.
root('html[data-scroll-locked] body', {
  pointerEvents: 'auto !important',
} as unknown as GlobalStyleRule);
