// Preloaded into servers of tests: shifts the clock by DATE_AHEAD_MS.
import { shiftDate } from './shiftDate.ts';

shiftDate(Number(process.env.DATE_AHEAD_MS));
