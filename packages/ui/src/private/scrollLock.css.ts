import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';

/** How the root is drawn; a layer keeps it below what its operator says. */
const root = (selector: string, style: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.primitive]: style } } as GlobalStyleRule);

// One attribute on the root: only the root is restyled, and its gutter (reset) keeps the width. No element reaches the gutter,
// so the root dims itself there; the body covers the rest. The picture that dims stands there always, without a size until
// then: another colour of the root, or a picture with a token in it that comes, has a browser restyle every element of the page.
root('html', {
  backgroundImage: `linear-gradient(${vars.color.scrimmed}, ${vars.color.scrimmed})`,
  backgroundSize: '0 0',
});
root('html[data-scroll-locked]', { overflow: 'hidden', backgroundSize: 'auto' });

// What Radix takes from the body, and with it from every element of the page, the scrim takes: it lies over all of them.
root('html[data-scroll-locked] body', {
  pointerEvents: 'auto !important',
} as unknown as GlobalStyleRule);
