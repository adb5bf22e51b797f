import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testMoment } from '../../scripts/moment/moments.ts';

/** The unit tests of this package alone, for mutation testing. */
export default defineConfig({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    provide: { moment: testMoment(process.env) },
    setupFiles: [fileURLToPath(new URL('../../scripts/moment/shiftTestDate.ts', import.meta.url))],
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
});
