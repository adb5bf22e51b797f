import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';

// One attribute on the root: only the root is restyled, and its gutter (reset) keeps the width. No
// element reaches the gutter, so the root dims itself there; the body covers the rest.
globalStyle('html[data-scroll-locked]', {
  '@layer': {
    [layers.primitive]: {
      overflow: 'hidden',
      backgroundColor: vars.color.scrimmed,
    },
  },
} as GlobalStyleRule);
