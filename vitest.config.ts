import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { browserLaunch } from './scripts/browser.mjs';
import { testMoment } from './scripts/moment/moments.ts';
import { nginxPath } from './site/server/testing/nginxPath.ts';
import { compiledMessages } from './site/vite/compiledMessages.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const fromSource = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
};

/** Loading Storybook takes a second that the other projects should not wait for. */
function wantsStories() {
  const chosen = process.argv.some((word) => word.startsWith('--project'));
  const named = process.argv.some((word) => /^(--project=)?stories$/.test(word));
  return named || !chosen;
}

/** Tests begin at a moment of their own, not at that of the machine. */
const provide = { moment: testMoment(process.env) };
const shiftTestDate = `${root}scripts/moment/shiftTestDate.ts`;

async function stories() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    ...fromSource,
    test: {
      name: 'stories',
      provide,
      setupFiles: [shiftTestDate],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // One page at a time: stories share focus, and two cores are one browser's worth of work.
      maxWorkers: 1,
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: browserLaunch() }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
    plugins: [storybookTest({ configDir: `${root}.storybook` })],
  };
}

/** By itself it would leave one core to itself, which of two is half of the machine. */
const maxWorkers = '100%';

export default defineConfig({
  // For the compiler of styles: it runs a server of its own, reads this file for it, and knows nothing of the projects.
  environments: { ssr: fromSource.ssr },
  test: {
    projects: [
      {
        ...fromSource,
        test: {
          name: 'unit',
          provide,
          setupFiles: [shiftTestDate],
          environment: 'node',
          // Modules are evaluated once for each worker instead of once for each file: half of the time was that.
          isolate: false,
          maxWorkers,
          // A test waits for nothing but the processor: a slow machine must not look like a broken promise.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'packages/{domain,contract,api,sandbox,operator,ui}/src/**/*.test.ts',
            'site/{src,server,vite,compatibility,engines}/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          // Reported as skipped by `npm test` on a machine without nginx.
          exclude: [...configDefaults.exclude, ...(nginxPath ? [] : ['**/nginx.test.ts'])],
        },
        plugins: [vanillaExtractPlugin()],
      },
      {
        ...fromSource,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // A context for each file in place of a process: half of the time was their beginning.
          pool: 'vmThreads',
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          provide,
          setupFiles: [
            shiftTestDate,
            ...['patience', 'ownHistory', 'ownContext'].map((name) => `${root}scripts/${name}.ts`),
          ],
          include: ['packages/ui/src/**/*.test.tsx', 'site/src/**/*.test.tsx'],
        },
        plugins: [compiledMessages(), vanillaExtractPlugin(), react()],
      },
      ...(wantsStories() ? [await stories()] : []),
    ],
  },
});
