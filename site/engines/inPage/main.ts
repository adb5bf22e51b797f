// Runs first in every page of the three engines: records errors, and finds elements by role and name.
import { layoutProblems } from './layout.ts';
import { aim, look } from './look.ts';
import { watch } from './watch.ts';

/** Functions that a test calls in the page. */
const journey = { problems: watch(), look, aim, layoutProblems };

export type Journey = typeof journey;

declare global {
  interface Window {
    journey: Journey;
  }
}

window.journey = journey;
