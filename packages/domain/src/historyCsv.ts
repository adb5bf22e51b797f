import { type HistoryEntry, bangkokIso, signedAmount } from './history.ts';
import { bahtFromSatang } from './money.ts';

/** The words of a table of the history, in the language of the page. */
export interface HistoryCsvWords {
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

/** Says to a spreadsheet that the text is UTF-8; without it Thai opens as signs. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The rows as a spreadsheet opens them: UTF-8 with its mark, lines that end in CR LF, every text in quotes. Amounts are plain
 * numbers with their sign, so that they add up; everything else is text, and no text is a formula.
 */
export function historyCsv(entries: readonly HistoryEntry[], words: HistoryCsvWords): string {
  const lines = entries.map((entry) =>
    [
      textCell(bangkokIso(entry.time)),
      textCell(words.localTime(entry.time)),
      textCell(words.typeOf(entry)),
      bahtFromSatang(signedAmount(entry)).toFixed(2),
      textCell(entry.currency ?? words.baht),
      textCell(words.statusOf(entry)),
      textCell(entry.note),
      textCell(entry.reference ?? ''),
    ].join(','),
  );
  return `${BYTE_ORDER_MARK}${[words.heads.map(textCell).join(','), ...lines].join('\r\n')}\r\n`;
}

/**
 * A spreadsheet calculates a cell that begins with one of = + - @ or their wide forms, or with what it skips before one; an
 * apostrophe before it makes it text. Breaks and other control characters would begin a new cell for some readers.
 */
function textCell(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ');
  const plain = /^[\s\p{Cf}]*[=+\-@＝＋－＠−]/u.test(line) ? `'${line}` : line;
  return `"${plain.replaceAll('"', '""')}"`;
}
