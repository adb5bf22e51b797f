import { globalStyle, type GlobalStyleRule, keyframes } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';

/** Style of the root, in a layer, so that the operator's CSS wins. */
const root = (selector: string, style: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.primitive]: style } } as GlobalStyleRule);

// Only the root's background colour reaches its scrollbar gutter, which no element covers. Setting it would make a browser restyle every
// element of the page (35 ms for 3,000 elements, processor at full speed); a paused animation of it restyles the root alone.
const dimmed = keyframes({ 'from, to': { backgroundColor: vars.color.scrimmed } });

// One attribute on the root, so that only the root is restyled. Its scrollbar gutter (reset) keeps the width.
root('html[data-scroll-locked]', { overflow: 'hidden', animation: `${dimmed} 1s paused both` });

// Radix disables pointer events on the body, which restyles every element of the page. The scrim already covers them all.
root('html[data-scroll-locked] body', {
  pointerEvents: 'auto !important',
} as unknown as GlobalStyleRule);
