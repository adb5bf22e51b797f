import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { layers } from '../../theme/layers.css.ts';

// The edge that is kept free for a scrollbar is no part of the window that is filled.
globalStyle('html[data-full-window]', {
  '@layer': { [layers.panel]: { overflow: 'hidden', scrollbarGutter: 'auto' } },
} as GlobalStyleRule);
