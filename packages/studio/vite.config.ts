import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type UserConfig, defaultClientConditions, defineConfig } from 'vite';

import { styleSteps } from '../../site/vite/styleSteps.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig((): UserConfig => ({
  root: here('.'),
  base: '/__studio/',
  plugins: [
    vanillaExtractPlugin(),
    styleSteps({ root: here('../..'), entries: ['packages/studio/src/main.tsx'] }),
    react(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    // An inlined asset is a data: address, which the content security policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
}));
