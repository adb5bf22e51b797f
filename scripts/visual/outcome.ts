import type { Story } from './workshop.ts';

/** What became of one picture. */
export interface Outcome {
  /** `mode/story`. */
  key: string;
  mode: string;
  storyId: string;
  /** Undefined for a story that is no more. */
  story?: Story;
  status: Status;
  /** Of a changed picture: how many pixels differ, their share from 0 to 1, and whether by drawing alone. */
  difference?: { pixels: number; share: number; rendering: boolean };
  /** Hash of the pixels that were taken. */
  hash?: string;
  /** Why it failed. */
  errors?: readonly string[];
}

/** `failed` also stands for a story that does not hold still. */
export type Status = 'same' | 'changed' | 'new' | 'removed' | 'failed';

/** Number of pictures by what became of them. */
export type Counts = Readonly<Record<Status, number>>;

/** Counts pictures by what became of them. */
export function countsOf(outcomes: readonly Pick<Outcome, 'status'>[]): Counts {
  const counts = { same: 0, changed: 0, new: 0, removed: 0, failed: 0 };
  for (const { status } of outcomes) counts[status] += 1;
  return counts;
}

/**
 * How the command ends: 0 when nothing differs, 3 when pictures differ and the machine draws otherwise than when they
 * were accepted, else 1. A story that fails is ours in any case.
 */
export function exitCode(counts: Counts, machineChanged: boolean): 0 | 1 | 3 {
  if (counts.failed > 0) return 1;
  if (counts.changed + counts.new + counts.removed === 0) return 0;
  return machineChanged ? 3 : 1;
}

/** The counts as a line. */
export function countsText(counts: Counts): string {
  const { same, changed, failed, removed } = counts;
  const all = same + changed + counts.new + failed;
  return `${all} pictures: ${same} the same, ${changed} changed, ${counts.new} new, ${removed} removed, ${failed} failed`;
}
