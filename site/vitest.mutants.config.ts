import { defineConfig } from 'vitest/config';
import { domProject, fromSource } from '../scripts/vitest/domProject.ts';

/** The tests of the flow hooks and of nothing else, for mutation testing. */
export default defineConfig({
  ...domProject,
  // For the compiler of styles, which runs a server of its own and reads this file for it.
  environments: { ssr: fromSource.ssr },
  test: {
    ...domProject.test,
    include: ['site/src/**/use*Flow*.test.tsx'],
  },
});
