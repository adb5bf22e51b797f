import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { NO_PARSER, compiledMessages } from './vite/compiledMessages.ts';
import { firstFaces } from './vite/firstFaces.ts';
import { workshopServer } from './vite/workshopServer.ts';

/**
 * What every page stands on, in one file: left alone, the bundler cuts it by what later pages share with it; a visitor
 * fetches every piece all the same, and small pieces compress worse.
 */
const FRAME = [
  /\/node_modules\/(?:react|react-dom|scheduler|react-intl|@formatjs\/[\w-]+|intl-messageformat|openapi-fetch|regexparam)\//,
  /\/node_modules\/@tanstack\/(?:react-query|query-core)\/.*\/(?!useMutation|mutationObserver)\w+\.js$/,
  /\/site\/src\/(?:main\.tsx$|app\/|guards\/|features\/(?:shell|wallet)\/|features\/session\/sessionStore)/,
  /\/packages\/api\/src\/(?:client|renewal|memberApi|ApiError|wire|inLanguage)\.ts$/,
  /\/packages\/ui\/src\/(?:shell\/|messages\/useText|primitives\/(?:Icon|IconButton|Button|LinkButton|Money|Heading|Spinner|ErrorState|EmptyState)\/)/,
];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [
    compiledMessages(),
    vanillaExtractPlugin(),
    react(),
    firstFaces(),
    workshopServer({
      folder: process.env.SITE_OPERATOR ?? here('./operators/lotus'),
      out: here('../.cache/operators/workshop'),
    }),
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'frame', test: (id) => FRAME.some((part) => part.test(id)) }],
        },
      },
    },
    sourcemap: false,
    reportCompressedSize: false,
  },
});
