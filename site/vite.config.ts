import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { NO_PARSER, compiledMessages } from './vite/compiledMessages.ts';
import { preloadFonts } from './vite/preloadFonts.ts';
import { workshopServer } from './vite/workshopServer.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [
    compiledMessages(),
    vanillaExtractPlugin(),
    react(),
    preloadFonts(),
    workshopServer(here('./operator')),
  ],
  server: { port: Number(process.env.SITE_PORT ?? 5173), strictPort: true },
  resolve: {
    // Packages of the workspace are read from their source: no build step between edit and reload.
    conditions: ['source', ...defaultClientConditions],
    alias: { '@formatjs/icu-messageformat-parser': NO_PARSER },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Chrome 109 is where Samsung Internet 21 and the last WebViews of old Androids stand.
    target: ['chrome109', 'safari16.4', 'firefox115'],
    // An inlined asset is a data: address, which the content security policy does not allow.
    assetsInlineLimit: 0,
    // The polyfill is an inline part of every page; the targets above know modulepreload, or do without.
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    sourcemap: false,
    reportCompressedSize: false,
  },
});
