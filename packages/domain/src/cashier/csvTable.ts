import { type Satang, bahtFromSatang } from '../money/money.ts';

/** Value of one cell: a text, a count, or an amount, which is written in baht. */
export type CsvCell = string | number | { readonly satang: Satang };

/** Byte order mark: tells a spreadsheet that the text is UTF-8. Without it, Thai text is garbled. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A CSV table for spreadsheets: UTF-8 with BOM, lines end in CR LF, every text is quoted. Amounts are plain signed
 * numbers, so that they can be summed. Everything else is text, and no text is treated as a formula.
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
 * A spreadsheet treats a cell that begins with = + - @ (or their full-width forms, after ignored characters) as a
 * formula. A leading apostrophe makes it text. The same is done for digits that a spreadsheet would convert: it drops
 * leading zeros, rounds after 15 digits, reads 12E4 as 120,000 and 2026-01 as a month. Line breaks and other control
 * characters become a space, because some readers would start a new cell.
 */
const CALCULATED = /^[\s\p{Cf}]*[=+\-@＝＋－＠−]/u;
const CHANGED = /^\s*(?:0\d+|\d{12,}|\d+e\d+|\d+(?:[-/.:,]\d+)+)\s*$/iu;

function textCell(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ');
  const plain = CALCULATED.test(line) || CHANGED.test(line) ? `'${line}` : line;
  return `"${plain.replaceAll('"', '""')}"`;
}
