import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type UserConfig, defaultClientConditions, defineConfig } from 'vite';
import { BUILD_TARGETS, STYLE_TARGETS } from './compatibility/targets.ts';
import { besidePages } from './vite/besidePages.ts';
import { chunkNames } from './vite/chunkNames.ts';
import { compiledMessages } from './vite/compiledMessages.ts';
import { firstFaces } from './vite/firstFaces.ts';
import { requiredLibraries } from './vite/requiredLibraries.ts';
import { styleSteps } from './vite/styleSteps.ts';
import { workshopServer } from './vite/workshopServer.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const root = here('.');
const resolve = {
  // Packages of the workspace are read from their source: no build step between edit and reload.
  conditions: ['source', ...defaultClientConditions],
  // react-intl's documented build without its ICU parser: catalogues and operators' texts are compiled before they get here.
  alias: {
    '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
  },
};
/** What every page imports is one file. */
const ofAllPages = { name: 'frame', tags: ['$initial' as const], priority: 1 };

/** Files of what some pages share. All else is split at `import()`. */
async function ofSomePages() {
  const name = await chunkNames({
    root,
    resolve,
    plugins: [compiledMessages(), vanillaExtractPlugin(), react()],
    build: {
      target: BUILD_TARGETS,
      rolldownOptions: { output: { codeSplitting: { groups: [ofAllPages] } } },
    },
  });
  return { name };
}

export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => ({
  root,
  plugins: [
    requiredLibraries(['.', '../packages/ui', '../packages/api'].map(here)),
    compiledMessages(),
    vanillaExtractPlugin(),
    styleSteps({ root: here('..'), entries: ['site/src/main.tsx'] }),
    react(),
    firstFaces(),
    besidePages(),
    workshopServer({
      folder: process.env.SITE_OPERATOR ?? here('./operators/lotus'),
      out: here('../.cache/operators/workshop'),
    }),
  ],
  server: { port: Number(process.env.SITE_PORT ?? 5173), strictPort: true },
  resolve,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: BUILD_TARGETS,
    cssTarget: STYLE_TARGETS,
    // An inlined asset is a data: address, which the content security policy does not allow.
    assetsInlineLimit: 0,
    // The polyfill is an inline part of every page; the targets above know modulepreload, or do without.
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rolldownOptions: {
      output: {
        // Every file of the build has its name in the first load, where a hash does not compress. With 28 bits of it, one change
        // of a file in 268 million goes unseen by a browser that kept the former one.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // The server's code is one file: every build is loaded by a new address, which its parts would not know.
        codeSplitting: command === 'build' &&
          !isSsrBuild && {
            groups: [ofAllPages, await ofSomePages()],
            // A group would take along what its modules import, although other pages need that too.
            includeDependenciesRecursively: false,
          },
      },
    },
    // No file names its map; scripts/build.mjs moves the maps away from what is served.
    sourcemap: 'hidden',
    reportCompressedSize: false,
  },
}));
