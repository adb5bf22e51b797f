import { type Satang, bahtFromSatang } from './money.ts';

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
 * apostrophe before it makes it text. Breaks and other control characters would begin a new cell for some readers.
 */
function textCell(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ');
  const plain = /^[\s\p{Cf}]*[=+\-@＝＋－＠−]/u.test(line) ? `'${line}` : line;
  return `"${plain.replaceAll('"', '""')}"`;
}
