import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';

// One attribute on the root: only the root is restyled, and its gutter (reset) keeps the width. No
// element reaches the gutter, so the root dims itself there; the body covers the rest. As a picture: another colour of the
// ground of the root has a browser restyle every element of the page.
globalStyle('html[data-scroll-locked]', {
  '@layer': {
    [layers.primitive]: {
      overflow: 'hidden',
      backgroundImage: `linear-gradient(${vars.color.scrimmed}, ${vars.color.scrimmed})`,
    },
  },
} as GlobalStyleRule);

// What Radix takes from the body, and with it from every element of the page, the scrim takes: it lies over all of them.
globalStyle('html[data-scroll-locked] body', {
  '@layer': { [layers.primitive]: { pointerEvents: 'auto !important' } },
} as unknown as GlobalStyleRule);
