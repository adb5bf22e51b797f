// Before each file of tests: the clock of the machine says the moment of the run, and runs on.
import { inject } from 'vitest';
import { shiftDate } from './shiftDate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** When tests begin, in ms since 1970. */
    moment: number;
  }
}

shiftDate(inject('moment') - Date.now());
