// Runs first in every page of the three engines: watches for errors, and finds elements as a person names them.
import { layoutProblems } from './layout.ts';
import { aim, look } from './look.ts';
import { watch } from './watch.ts';

/** What a journey calls in the page. */
const journey = { problems: watch(), look, aim, layoutProblems };

export type Journey = typeof journey;

declare global {
  interface Window {
    journey: Journey;
  }
}

window.journey = journey;
