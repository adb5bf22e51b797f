import type { Theme } from './defineTheme.ts';
import type { Pair } from './pairs.ts';

/** One line of the report: a pair, its required ratio and its actual ratio. */
export interface ReportRow extends Pair {
  pass: boolean;
}

/** Every guaranteed pair of a theme, the lowest margin first. */
export function reportRows(theme: Theme): ReportRow[] {
  return theme.report.pairs
    .map((pair) => ({ ...pair, pass: pair.ratio >= pair.min }))
    .sort((one, other) => one.ratio / one.min - other.ratio / other.min);
}

/** Columns of equal width, the last without padding. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_cell, i) =>
    Math.max(...rows.map((row) => (row[i] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] as number))
      .join('  ')
      .trimEnd(),
  );
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;

const WHY = { contrast: 'to be read', distinct: 'to be told apart' };

/**
 * The contrast report as text for a terminal: every pair with its ratio, then the changed colours with reason and lightness
 * difference (OKLCH, 0 to 1).
 */
export function reportText(theme: Theme): string {
  const rows = reportRows(theme);
  const failed = rows.filter((row) => !row.pass).length;
  const pairs = table([
    ['', 'ground', 'ink', 'on', 'colours', 'ratio', 'least'],
    ...rows.map((row) => [
      row.pass ? 'ok' : 'FAIL',
      row.ground,
      row.ink,
      row.surface,
      `${row.inkColour} ${row.surfaceColour}`,
      `${(Math.floor(row.ratio * 100) / 100).toFixed(2)}:1`,
      `${row.min}:1`,
    ]),
  ]);
  const { moves } = theme.report;
  const moved = table(
    moves.map(({ role, from, to, deltaL, reason }) => [
      role,
      `${from} → ${to}`,
      `L ${signed(deltaL)}`,
      WHY[reason],
    ]),
  );
  return [
    `${theme.name}: ${rows.length} pairs, ${failed} below what they must reach`,
    '',
    ...pairs,
    '',
    moves.length === 0 ? 'Nothing moved.' : `Moved from the wanted colour (${moves.length}):`,
    ...moved,
    'None of the six colours given was changed.',
    '',
  ].join('\n');
}
