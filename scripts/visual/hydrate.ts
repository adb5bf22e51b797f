import { Explained } from '../progress.mjs';
import type { AcceptedSet, Acceptance } from './acceptedSet.ts';
import type { LastRun, RunRecord } from './lastRun.ts';
import type { VisualOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import { isInScope } from './compareAll.ts';
import { matchesAny } from './storyPattern.ts';

/** Selects the outcomes to accept. */
export function chosen(outcomes: readonly Outcome[], options: VisualOptions): Outcome[] {
  return outcomes.filter(
    (outcome) =>
      (outcome.status === 'changed' || outcome.status === 'new' || outcome.status === 'removed') &&
      isInScope(options, outcome) &&
      matchesAny(options.acceptPatterns, outcome),
  );
}

/**
 * Checks whether this machine may add to the accepted pictures.
 *
 * @param changes differences to the environment in which they were taken, as sentences
 * @throws Explained when pictures of two browsers would be mixed
 */
export function refuseMixing(changes: readonly string[], options: VisualOptions): void {
  if (changes.length === 0 || options.newBrowser) return;
  throw new Explained(
    `${changes.join(' ')} The accepted pictures are all of one browser on one machine, so nothing was taken over.

To move all of them to this browser: check out the commit of the accepted pictures, look at what npm run visual
finds there (every difference is the browser's), and take it over with npm run visual -- --accept --new-browser.
Your own changes come after that.`,
  );
}

/** Accepts the selected pictures and returns them. */
export function hydrate(
  record: RunRecord,
  options: VisualOptions,
  accepted: AcceptedSet,
  run: LastRun,
): Outcome[] {
  const outcomes = chosen(record.outcomes, options);
  const acceptances = outcomes.map((outcome): Acceptance => {
    const { key, status, hash } = outcome;
    if (status === 'removed') return [key, null];
    const file = run.file('taken', key);
    if (!file || !hash) throw new Error(`The picture of ${key} is not in the last run.`);
    return [key, { hash, file }];
  });
  const differing = record.outcomes.filter(({ status }) => status !== 'same');
  const isWhole = record.only.length + record.modes.length === 0;
  const complete = isWhole && differing.length === outcomes.length;
  accepted.accept(acceptances, {
    environment: record.environment,
    sources: complete ? record.sources : accepted.list.sources,
  });
  return outcomes;
}
