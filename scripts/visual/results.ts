import { durationText } from '../prove/timeLeft.ts';
import { matchesStory } from './storyPattern.ts';
import type { IntendedChange } from './intended.ts';

/** The result of one picture. */
export interface Result {
  storyId: string;
  /** Component, state and mode. */
  title: string;
  /**
   * `intended` is a change that a changeset lists; `failed` is a story with an error, or an unstable one; `failed before`
   * is one that fails in the base, too.
   */
  status: 'same' | 'changed' | 'intended' | 'new' | 'failed' | 'failed before';
  error?: string | undefined;
}

type Statuses = readonly Pick<Result, 'status'>[];

const count = (results: Statuses, status: Result['status']) =>
  results.filter((result) => result.status === status).length;

/** How far a run has come: `120 of 480, 3 changed, about 2 min left`. */
export function progressText(results: Statuses, all: number, seconds: number): string {
  const done = results.length;
  const changed = count(results, 'changed');
  const left = all - done;
  return [
    `${done} of ${all}`,
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(left > 0 ? [`about ${durationText((seconds / done) * left)} left`] : []),
  ].join(', ');
}

/** The result as one line. */
export function countsText(results: Statuses): string {
  const parts = {
    same: 'the same',
    changed: 'changed',
    intended: 'changed as listed',
    new: 'new',
    failed: 'failed',
    'failed before': 'failed before, too',
  } as const;
  const counts = (Object.keys(parts) as (keyof typeof parts)[]).map(
    (status) => `${count(results, status)} ${parts[status]}`,
  );
  return `${results.length} pictures: ${counts.join(', ')}`;
}

/** In one order, whichever worker was faster. */
const idsOf = (results: readonly Result[], ...statuses: Result['status'][]) =>
  [
    ...new Set(
      results.filter(({ status }) => statuses.includes(status)).map(({ storyId }) => storyId),
    ),
  ].toSorted();

const errorsOf = (results: readonly Result[], wanted: Result['status']) =>
  results
    .filter(({ status }) => status === wanted)
    .map(({ title, error }) => `${title}: ${error?.split('\n', 1)[0]}`);

/** What a person has to read or do, as paragraphs. */
export function remarks(
  results: readonly Result[],
  intended: readonly IntendedChange[],
  removed: readonly string[],
): string[] {
  const changed = idsOf(results, 'changed');
  const different = idsOf(results, 'changed', 'intended');
  const added = idsOf(results, 'new');
  const idle = intended.filter(
    ({ pattern }) => !different.some((storyId) => matchesStory(pattern, storyId)),
  );
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [[title, ...lines.map((line) => `  ${line}`)].join('\n')] : [];
  return [
    ...list('Failed:', errorsOf(results, 'failed')),
    ...list('Failed in the base, too:', errorsOf(results, 'failed before')),
    ...list(
      'Changed, but in no changeset. What is meant to be so is listed there with its reason:',
      changed.length > 0
        ? ['<!-- visual', ...changed.map((storyId) => `${storyId}: why it changes`), '-->']
        : [],
    ),
    ...list('New:', added),
    ...list('Removed:', removed),
    ...list(
      'Listed in a changeset, but unchanged:',
      idle.map(({ pattern, reason }) => `${pattern}: ${reason}`),
    ),
  ];
}
