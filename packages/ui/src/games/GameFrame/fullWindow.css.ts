import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { layers } from '../../theme/layers.css.ts';

// The scrollbar gutter must not reduce the full window.
globalStyle('html[data-full-window]', {
  '@layer': { [layers.panel]: { overflow: 'hidden', scrollbarGutter: 'auto' } },
} as GlobalStyleRule);
