import type { HistoryEntry } from './history.ts';
import type { Satang } from '../money/money.ts';

/** A new deposit or withdrawal that no history response has contained yet. */
export interface PendingEntry {
  /** Id of the intent: one call and one key, including retries. */
  readonly key: string;
  readonly type: 'deposit' | 'withdraw';
  readonly amount: Satang;
  /** Creation time in ms since 1970 on the server's clock. */
  readonly time: number;
  /** The earliest time at which the server can have recorded it, in ms: when its QR was requested. @default time */
  readonly since?: number;
}

/** A row of the server that replaces a pending entry. */
export type TakenRow = Pick<HistoryEntry, 'id' | 'time'>;

/** A pending entry and its matching row, if known. */
export interface PendingNote extends PendingEntry {
  /**
   * The row that replaced it in the last response. It is stored so that no other row is matched when it is not loaded
   * again.
   */
  readonly row?: TakenRow | undefined;
}

/** An entry that the server has not confirmed for this long was not made. The next response after that decides. */
export const PENDING_LIFE_MS = 120_000;

/** Maximum difference between the time of a server row and the local estimate of the server's clock. */
const CLOCK_SLACK_MS = 60_000;

/** The history including pending entries. */
export interface MergedHistory {
  /** All rows of the server, and the entries that they do not contain yet; newest first. */
  readonly entries: readonly HistoryEntry[];
  /** Key of a pending entry → the row that replaces it. */
  readonly taken: ReadonlyMap<string, TakenRow>;
  /** Keys of entries that the server has not confirmed in time. */
  readonly expired: readonly string[];
}

/**
 * Adds pending entries to the history as in progress. A server row in baht with the same type and amount at about the
 * same time replaces an entry. Each row replaces at most one entry. The matching is repeated for each response, so that
 * as many entries as possible are matched, in any order of rows.
 *
 * @param rows rows of the server
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
  for (const { row, type, amount } of notes)
    if (row) known.set(row.id, { ...row, type, amount, currency: null });
  for (const row of rows) known.set(row.id, row);
  for (const row of [...known.values()].sort(newestLast)) {
    // If the row fits several entries, use the oldest. It expires first.
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

type Candidate = TakenRow & Pick<HistoryEntry, 'type' | 'amount' | 'currency'>;

function fits(row: Candidate, { type, amount, time, since = time }: PendingEntry): boolean {
  return (
    row.type === type &&
    row.currency === null &&
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
