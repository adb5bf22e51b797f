import { type Satang, bahtFromSatang } from '../money/money.ts';

/** What stands in one cell: a text, a number of things, or an amount, which is written in baht. */
export type CsvCell = string | number | { readonly satang: Satang };

/** Says to a spreadsheet that the text is UTF-8; without it Thai opens as signs. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as a spreadsheet opens it: UTF-8 with its mark, lines that end in CR LF, every text in quotes. Amounts are plain
 * numbers with their sign, so that they add up; everything else is text, and no text is a formula.
 */
export function csvTable(heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `${BYTE_ORDER_MARK}${[heads, ...rows].map(csvLine).join('\r\n')}\r\n`;
}

function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(csvCell).join(',');
}

function csvCell(cell: CsvCell): string {
  if (typeof cell === 'string') return textCell(cell);
  return typeof cell === 'number' ? String(cell) : bahtFromSatang(cell.satang).toFixed(2);
}

/**
 * A spreadsheet calculates a cell that begins with one of = + - @ or their wide forms, or with what it skips before one; an
 * apostrophe before it makes it text. So it does with digits that it would take for a number or a day and change: it drops a zero
 * in front, rounds after 15 digits, reads 12E4 as 120,000 and 2026-01 as a month. Breaks and other control characters would
 * begin a new cell for some readers.
 */
const CALCULATED = /^[\s\p{Cf}]*[=+\-@＝＋－＠−]/u;
const CHANGED = /^\s*(?:0\d+|\d{12,}|\d+e\d+|\d+(?:[-/.:,]\d+)+)\s*$/iu;

function textCell(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ');
  const plain = CALCULATED.test(line) || CHANGED.test(line) ? `'${line}` : line;
  return `"${plain.replaceAll('"', '""')}"`;
}
