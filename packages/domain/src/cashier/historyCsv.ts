import { csvTable } from './csvTable.ts';
import { bangkokIso } from '../time/bangkokTime.ts';
import { type HistoryEntry, cleanHistoryNote, signedAmount } from './history.ts';

/** The messages of the table, in the language of the page. */
export interface HistoryCsvMessages {
  /** Column headings, in the order of the cells. */
  readonly heads: readonly [
    time: string,
    localTime: string,
    type: string,
    amount: string,
    currency: string,
    status: string,
    note: string,
    reference: string,
  ];
  /** Used for rows without a currency. */
  readonly baht: string;
  readonly typeOf: (entry: HistoryEntry) => string;
  readonly statusOf: (entry: HistoryEntry) => string;
  /** @param timeMs ms since 1970 */
  readonly localTime: (timeMs: number) => string;
}

/** The history rows as CSV, see `csvTable`. */
export function historyCsv(entries: readonly HistoryEntry[], words: HistoryCsvMessages): string {
  return csvTable(
    words.heads,
    entries.map((entry) => [
      bangkokIso(entry.time),
      words.localTime(entry.time),
      words.typeOf(entry),
      { satang: signedAmount(entry) },
      entry.currency ?? words.baht,
      words.statusOf(entry),
      cleanHistoryNote(entry.note),
      entry.reference ?? '',
    ]),
  );
}
