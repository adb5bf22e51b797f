import type { TelemetryEvent } from './events.ts';

/** Where an error was caught. */
export type ErrorKind = 'caught' | 'uncaught' | 'recoverable' | 'window' | 'rejection' | 'chunk';

/** An observation of the site. */
export type Observation =
  | { readonly type: 'event'; readonly name: TelemetryEvent }
  | { readonly type: 'error'; readonly kind: ErrorKind; readonly error: unknown }
  | { readonly type: 'violation'; readonly violation: SecurityPolicyViolationEvent };

/** Maximum number of observations before the reporter is loaded. Further ones are dropped. */
const MOST_EARLY = 20;

let early: Observation[] = [];
let listener: ((observation: Observation) => void) | null = null;

/** Hands an observation to the reporter. Until that is loaded it is stored in memory, and nothing is sent. */
export function observe(observation: Observation): void {
  if (listener) listener(observation);
  else if (early.length < MOST_EARLY) early.push(observation);
}

/** Counts one event of the list in `events.ts`. */
export function track(name: TelemetryEvent): void {
  observe({ type: 'event', name });
}

/**
 * Sends all observations to `next` from now on. The stored ones are dropped: what was observed before a visitor agreed is not
 * reported.
 */
export function observeWith(next: (observation: Observation) => void): void {
  early = [];
  listener = next;
}

/** The stored observations, which are then no longer stored. */
export function takeEarlyObservations(): readonly Observation[] {
  const taken = early;
  early = [];
  return taken;
}
