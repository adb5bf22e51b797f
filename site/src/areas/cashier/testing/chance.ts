import { seededRandom } from '../../../platform/testing/brokenReply.ts';

/** Random choices that are the same for the same seed. */
export interface Chance {
  pick<Value>(values: readonly Value[]): Value;
}

/** Choices of a seed. Close seeds differ from the first choice on. */
export function chanceOf(seed: number): Chance {
  const next = seededRandom(seed * 7919);
  next();
  return { pick: (values) => values[Math.floor(next() * values.length)]! };
}
