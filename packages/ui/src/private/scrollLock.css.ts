import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';

/** Style of the root, in a layer, so that the operator's CSS wins. */
const root = (selector: string, style: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.primitive]: style } } as GlobalStyleRule);

// One attribute on the root, so that only the root is restyled. Its scrollbar gutter (reset) keeps the width. No element
// covers the gutter, so the root dims it with its background; the scrim covers the rest. The background image is always set,
// with size 0 until then: changing the root's colour, or adding an image that uses a token, makes a browser restyle every
// element of the page.
root('html', {
  backgroundImage: `linear-gradient(${vars.color.scrimmed}, ${vars.color.scrimmed})`,
  backgroundSize: '0 0',
});
root('html[data-scroll-locked]', { overflow: 'hidden', backgroundSize: 'auto' });

// Radix disables pointer events on the body, which restyles every element of the page. The scrim already covers them all.
root('html[data-scroll-locked] body', {
  pointerEvents: 'auto !important',
} as unknown as GlobalStyleRule);
