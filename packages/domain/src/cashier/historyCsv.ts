import { csvTable } from './csvTable.ts';
import { bangkokIso } from '../time/bangkokTime.ts';
import { type HistoryEntry, cleanHistoryNote, signedAmount } from './history.ts';

/** The words of a table of the history, in the language of the page. */
export interface HistoryCsvMessages {
  /** Heads of the columns, in the order of the cells. */
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
  /** Where a row names no currency. */
  readonly baht: string;
  readonly typeOf: (entry: HistoryEntry) => string;
  readonly statusOf: (entry: HistoryEntry) => string;
  /** @param timeMs ms since 1970 */
  readonly localTime: (timeMs: number) => string;
}

/** The rows of the history as a spreadsheet opens them, see `csvTable`. */
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
