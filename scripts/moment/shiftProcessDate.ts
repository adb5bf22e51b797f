// Preloaded into a server that tests start: its clock is ahead of the machine's by DATE_AHEAD_MS.
import { shiftDate } from './shiftDate.ts';

shiftDate(Number(process.env.DATE_AHEAD_MS));
