import { type Satang, satang } from './money.ts';

/** One row of the wallet history. `other` keeps the API's own word in `rawType` (section 3). */
export interface HistoryEntry {
  readonly id: string;
  /** Ms since 1970. */
  readonly time: number;
  readonly type: 'deposit' | 'withdraw' | 'cancel' | 'other';
  readonly rawType: string;
  /** Always positive; `signedAmount` gives the sign that is shown. */
  readonly amount: Satang;
  /** Currency label when it is not baht. */
  readonly currency: string | null;
  readonly status: 'success' | 'inProgress';
  readonly note: string;
  /** What support asks for; null for what the server has not entered yet. */
  readonly reference: string | null;
}

/** Page size 10, at most 20 rows, 500 ms before more rows come (section 9). Defaults of an operator setting. */
export const HISTORY_PAGING = { pageSize: 10, maxRows: 20, loadMoreDelayMs: 500 } as const;

/** Withdrawals show with a minus sign (section 5, Display). */
export function signedAmount(entry: Pick<HistoryEntry, 'type' | 'amount'>): Satang {
  return entry.type === 'withdraw' ? satang(-entry.amount) : entry.amount;
}

/** The wording for 'advance top-up' says nothing to a member and is taken out of notes (section 3). */
export function cleanHistoryNote(note: string): string {
  return note
    .replace(/เติมเงินล่วงหน้า|advance top-up/gi, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

/** The rows of one day in Bangkok, newest day first. `day` is `YYYY-MM-DD`. */
export interface HistoryDay {
  readonly day: string;
  readonly entries: readonly HistoryEntry[];
}

export function groupHistoryByDay(entries: readonly HistoryEntry[]): readonly HistoryDay[] {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of [...entries].sort((left, right) => right.time - left.time)) {
    const day = bangkokDay(entry.time);
    const rows = days.get(day);
    if (rows) rows.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, rows]) => ({ day, entries: rows }));
}

const BANGKOK_OFFSET_MS = 7 * 3_600_000;

/** Calendar day in Bangkok, which has had no summer time since 1920, so the offset is constant. */
export function bangkokDay(timeMs: number): string {
  return new Date(timeMs + BANGKOK_OFFSET_MS).toISOString().slice(0, 10);
}

/** Moment in Bangkok as ISO 8601 to the second, `2026-01-15T09:30:00+07:00`. */
export function bangkokIso(timeMs: number): string {
  return `${new Date(timeMs + BANGKOK_OFFSET_MS).toISOString().slice(0, 19)}+07:00`;
}
