import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';

import { projectNode } from '../scripts/platform.mjs';
import { styleSteps } from '../site/vite/styleSteps.ts';
import { contentPolicy, STORY_NONCE } from './contentPolicy.ts';
import { storyTexts } from './pseudo/storyTexts.ts';
import { PREBUNDLED, UI_ALIASES, UI_MODULES } from './uiDependencies.ts';
import { DARK_BEFORE_MANAGER, DARK_BEFORE_THEME } from './workshop.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Here, so that pictures and reference exist however Storybook is started: manually, in a test or published.
for (const script of [
  ['scripts/storyArt.ts'],
  ['packages/contract/src/reference/main.ts', `${root}.cache/reference`],
]) {
  execFileSync(projectNode(root), ['--conditions=source', ...script], {
    cwd: root,
    stdio: 'inherit',
  });
}

/** For the compiler of styles, which knows no condition that leads to the source of a package. */
const CONTRACT = {
  find: '@brand/ui/theme/contract',
  replacement: `${root}packages/ui/src/theme/contract.css.ts`,
};

/** Entry points of Storybook's code; stories are found by file name. */
const styledCode = {
  root,
  entries: [
    '.storybook/preview.tsx',
    ...globSync('packages/{ui/{src,docs},studio/src}/**/*.stories.tsx', { cwd: root }),
  ],
};

const THAI_FACE = `@font-face {
  font-family: 'Workshop Thai';
  src: url('./thai/ibm-plex-sans-thai-thai-600-normal.woff2') format('woff2');
  unicode-range: U+0E01-0E5B;
}`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // General pages are in docs; the page of a component is next to it.
  stories: [
    '../packages/ui/docs/**/*.stories.tsx',
    '../packages/studio/src/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    // What the checks of these files must find.
    './pseudo/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Covers, banners and logos of the sandbox, and the reference of the contract.
  staticDirs: [
    { from: `${root}.cache/story-art`, to: '/art' },
    { from: `${root}.cache/reference`, to: '/reference' },
    { from: `${UI_MODULES}/@fontsource/ibm-plex-sans-thai/files`, to: '/thai' },
  ],
  // Thai glyphs for the font of the toolbar, which has none: each language is named in itself.
  managerHead: (head = '') => `${head}${DARK_BEFORE_MANAGER}<style>${THAI_FACE}</style>`,
  previewHead: (head = '') => `${head}${DARK_BEFORE_THEME}`,
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Theme, language and window of a test run: STORY_THEME=siam STORY_VIEWPORT=phone vitest run --project stories
  env: (config) => ({
    ...config,
    STORY_THEME: process.env.STORY_THEME ?? '',
    STORY_LOCALE: process.env.STORY_LOCALE ?? '',
    STORY_VIEWPORT: process.env.STORY_VIEWPORT ?? '',
  }),
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      envPrefix: ['VITE_', 'STORYBOOK_', 'STORY_'],
      resolve: {
        conditions: ['source', ...defaultClientConditions],
        alias: [
          ...UI_ALIASES,
          CONTRACT,
          // Recipes import the library by its name, as an application does.
          { find: /^@brand\/ui$/, replacement: `${root}packages/ui/src/index.ts` },
        ],
      },
      plugins: [
        vanillaExtractPlugin(),
        styleSteps(styledCode),
        contentPolicy(),
        ...(process.env.STORY_LOCALE === 'pseudo' ? [storyTexts()] : []),
      ],
      html: { cspNonce: STORY_NONCE },
      // Files written by other commands would reload every open story.
      server: {
        watch: { ignored: ['**/.cache/**', '**/dist/**', '**/storybook-static/**', '**/site/**'] },
      },
      build: {
        chunkSizeWarningLimit: 2000,
        // Storybook prints components in the code of a story by the name of their function.
        rolldownOptions: { output: { keepNames: true } },
      },
      // Listed in full. Otherwise a first run finds them one by one and reloads midway.
      optimizeDeps: {
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'react-intl',
          'storybook/test',
          ...PREBUNDLED,
        ],
      },
    }),
};

export default config;
