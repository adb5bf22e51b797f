import { defineConfig } from 'vitest/config';

/** The unit tests of this package alone, for mutation testing. They read no clock, so that they need no fixed moment. */
export default defineConfig({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
