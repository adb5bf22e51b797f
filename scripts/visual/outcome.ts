import type { Story } from './workshop.ts';

/** The result of one picture. */
export interface Outcome {
  /** `mode/story`. */
  key: string;
  mode: string;
  storyId: string;
  /** Undefined for a removed story. */
  story?: Story;
  status: Status;
  /** For a changed picture: number and share of different pixels, and whether only rendering differs. */
  difference?: { pixels: number; share: number; rendering: boolean };
  /** Hash of the pixels of the new picture. */
  hash?: string;
  /** The reason of a failure. */
  errors?: readonly string[];
}

/** `failed` includes unstable stories. */
export type Status = 'same' | 'changed' | 'new' | 'removed' | 'failed';

/** Number of pictures by result. */
export type Counts = Readonly<Record<Status, number>>;

/** Counts pictures by result. */
export function countsOf(outcomes: readonly Pick<Outcome, 'status'>[]): Counts {
  const counts = { same: 0, changed: 0, new: 0, removed: 0, failed: 0 };
  for (const { status } of outcomes) counts[status] += 1;
  return counts;
}

/**
 * The exit code: 0 without differences, 3 when pictures differ and the environment renders differently than for the accepted
 * ones, else 1. A failed story always gives 1.
 */
export function exitCode(counts: Counts, machineChanged: boolean): 0 | 1 | 3 {
  if (counts.failed > 0) return 1;
  if (counts.changed + counts.new + counts.removed === 0) return 0;
  return machineChanged ? 3 : 1;
}

/** The counts as one line. */
export function countsText(counts: Counts): string {
  const { same, changed, failed, removed } = counts;
  const all = same + changed + counts.new + failed;
  return `${all} pictures: ${same} the same, ${changed} changed, ${counts.new} new, ${removed} removed, ${failed} failed`;
}
