import { type HistoryEntry, cleanHistoryNote } from '@brand/domain';
import * as v from 'valibot';
import { countOrNull, id, required, textOrNull, unixTime } from '../../client/fromWire/loose.ts';
import { baht } from '../../client/fromWire/money.ts';
import { readable } from '../../client/fromWire/list.ts';
import { uniqueListOf } from '../../client/fromWire/uniqueList.ts';

const TYPES = ['deposit', 'withdraw', 'cancel'] as const;
const SUCCESS = 1;

/** History entry → row (section 3, History entry). */
const historyEntry = v.pipe(
  v.object({
    id,
    time: unixTime,
    type: required,
    amount: baht,
    currency: textOrNull,
    // Every status other than success is in progress (section 3). A money row is never excluded because of its status.
    status: v.optional(v.unknown()),
    note: textOrNull,
    ref: textOrNull,
  }),
  v.transform((entry): HistoryEntry => ({
    id: entry.id,
    time: entry.time,
    type: TYPES.find((type) => type === entry.type) ?? 'other',
    rawType: entry.type,
    amount: entry.amount,
    currency: isBaht(entry.currency) ? null : entry.currency,
    status: entry.status === SUCCESS ? 'success' : 'inProgress',
    note: cleanHistoryNote(entry.note ?? ''),
    reference: entry.ref ?? entry.id,
  })),
);

function isBaht(currency: string | null): boolean {
  return currency !== null && /^(?:บาท|baht|thb|฿)$/i.test(currency);
}

/** One page of the history, newest first. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Rows on all pages. */
  readonly total: number;
  /** Number of malformed rows that were excluded from this page; they count for `skip`. */
  readonly dropped: number;
}

/** History reply → page. If the API returns no total, it is the number of rows. */
export const historyReply = v.pipe(
  v.object({
    result: v.object({
      list: readable(uniqueListOf(historyEntry)),
      total: countOrNull,
    }),
  }),
  v.transform(({ result: { list, total } }): HistoryPage => ({
    entries: list.items,
    total: total ?? list.items.length,
    dropped: list.dropped,
  })),
);
