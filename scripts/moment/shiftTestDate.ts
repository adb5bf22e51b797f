// Runs before each test file: shifts the clock to the start time of the run.
import { inject } from 'vitest';
import { shiftDate } from './shiftDate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The start time of tests, in unix ms. */
    moment: number;
  }
}

shiftDate(inject('moment') - Date.now());
