import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';

import { projectNode } from '../scripts/platform.mjs';
import { contentPolicy } from './contentPolicy.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Here, so that pictures and reference are there however the workshop is started: by hand, in a test, published.
for (const script of [
  ['scripts/storyArt.ts'],
  ['packages/contract/src/reference/main.ts', `${root}.cache/reference`],
]) {
  execFileSync(projectNode(root), ['--conditions=source', ...script], {
    cwd: root,
    stdio: 'inherit',
  });
}

const uiModules = fileURLToPath(new URL('../packages/ui/node_modules', import.meta.url));

// Dependencies of the library, which the root of the repository does not see by name.
const UI_DEPENDENCIES = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  '@tanstack/react-virtual',
  'embla-carousel-react',
  'uqr',
];
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  // Covers, banners and marks of the sandbox, and the reference of the contract.
  staticDirs: [
    { from: `${root}.cache/story-art`, to: '/art' },
    { from: `${root}.cache/reference`, to: '/reference' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        conditions: ['source', ...defaultClientConditions],
        alias: UI_DEPENDENCIES.map((name) => ({ find: name, replacement: `${uiModules}/${name}` })),
      },
      plugins: [vanillaExtractPlugin(), contentPolicy()],
      build: { chunkSizeWarningLimit: 2000 },
      // Named in full, else the first cold run finds them one by one and reloads midway.
      optimizeDeps: {
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'react-intl',
          'storybook/test',
          ...UI_DEPENDENCIES,
        ],
      },
    }),
};

export default config;
