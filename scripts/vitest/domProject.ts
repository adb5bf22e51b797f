import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineProject } from 'vitest/config';
import { compiledMessages } from '../../site/vite/compiledMessages.ts';
import { testMoment } from '../moment/moments.ts';

/** The packages of this repository are read from their source. */
export const fromSource = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
};

/** Tests begin at a moment of their own, not at that of the machine. */
export const provide = { moment: testMoment(process.env) };
export const shiftTestDate = join(import.meta.dirname, '../moment/shiftTestDate.ts');

/** By itself it would leave one core to itself, which of two is half of the machine. */
export const maxWorkers = '100%';

const setup = (name: string) => join(import.meta.dirname, `${name}.ts`);

/** Tests of components and hooks in jsdom. The mutants of the flow hooks run a part of them. */
export const domProject = defineProject({
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
    setupFiles: [shiftTestDate, ...['patience', 'ownHistory', 'ownContext'].map(setup)],
    include: ['packages/{studio,ui}/src/**/*.test.tsx', 'site/src/**/*.test.tsx'],
  },
  plugins: [compiledMessages(), vanillaExtractPlugin(), react()],
});
