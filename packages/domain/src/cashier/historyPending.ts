import type { HistoryEntry } from './history.ts';
import type { Satang } from '../money/money.ts';

/** A deposit or withdrawal that was just made and that no reading of the history has shown yet. */
export interface PendingEntry {
  /** Names the intent: one call, one key, however often it is asked again. */
  readonly key: string;
  readonly type: 'deposit' | 'withdraw';
  readonly amount: Satang;
  /** When it was made: ms since 1970 on the server's clock. */
  readonly time: number;
  /** The earliest that the server can have entered it, in ms: when its QR was asked for. @default time */
  readonly since?: number;
}

/** A row of the server that stands where a note stood. */
export type TakenRow = Pick<HistoryEntry, 'id' | 'time'>;

/** What was just made, and what is known of it by now. */
export interface PendingNote extends PendingEntry {
  /** The row that stood in its place at the last reading: remembered, so that it takes no other place when it is read no more. */
  readonly row?: TakenRow | undefined;
}

/** Nothing that the server has not confirmed for so long was made. A reading from then on decides. */
export const PENDING_LIFE_MS = 120_000;

/** How far the server's rows may lie before our idea of its clock. */
const CLOCK_SLACK_MS = 60_000;

/** The history with what was just made in it. */
export interface MergedHistory {
  /** Rows of the server, all of them, and what they do not yet show; newest first. */
  readonly entries: readonly HistoryEntry[];
  /** Key of a note → the row that stands in its place. */
  readonly taken: ReadonlyMap<string, TakenRow>;
  /** Keys of notes that the server has not confirmed in time. */
  readonly expired: readonly string[];
}

/**
 * Puts what was just made into the history as in progress. A row of the server of the same type and amount near the same
 * time takes its place, each row one place only. Places are given anew with each reading, so that as many as can be are
 * taken, in whatever order the rows have come.
 *
 * @param rows of the server
 * @param readAt when the server was asked for them, ms on its clock
 */
export function mergePending(
  rows: readonly HistoryEntry[],
  notes: readonly PendingNote[],
  readAt: number,
): MergedHistory {
  const taken = new Map<string, TakenRow>();
  const open = new Set(notes);
  const known = new Map<string, Candidate>();
  for (const { row, type, amount } of notes) if (row) known.set(row.id, { ...row, type, amount });
  for (const row of rows) known.set(row.id, row);
  for (const row of [...known.values()].sort(newestLast)) {
    // Of several that it fits, the one that can wait least.
    const note = [...open].filter((each) => fits(row, each)).sort(newestLast)[0];
    if (!note) continue;
    open.delete(note);
    taken.set(note.key, { id: row.id, time: row.time });
  }
  const expired = [...open].filter(({ time }) => readAt >= time + PENDING_LIFE_MS);
  for (const note of expired) open.delete(note);
  return {
    entries: [...[...open].map(pendingRow), ...rows].sort((left, right) => right.time - left.time),
    taken,
    expired: expired.map(({ key }) => key),
  };
}

type Candidate = TakenRow & Pick<HistoryEntry, 'type' | 'amount'>;

function fits(row: Candidate, { type, amount, time, since = time }: PendingEntry): boolean {
  return (
    row.type === type &&
    row.amount === amount &&
    row.time >= Math.min(since, time) - CLOCK_SLACK_MS &&
    row.time <= time + PENDING_LIFE_MS
  );
}

function newestLast(left: { readonly time: number }, right: { readonly time: number }): number {
  return left.time - right.time;
}

function pendingRow({ key, type, amount, time }: PendingEntry): HistoryEntry {
  return {
    id: `pending-${key}`,
    time,
    type,
    rawType: type,
    amount,
    currency: null,
    status: 'inProgress',
    note: '',
    reference: null,
  };
}
