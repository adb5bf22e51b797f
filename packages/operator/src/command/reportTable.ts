import { type ReportRow, type Theme, reportRows } from '@brand/ui/theme';

import { type Terminal, sample, styled } from './terminal.ts';

/** Formats rows in columns of equal width. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Two decimals, rounded down, so that a ratio never looks better than it is. */
const figure = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function tightestOfEachInk(rows: readonly ReportRow[]): ReportRow[] {
  const seen = new Set<string>();
  return rows.filter(({ ink, pass }) => {
    const first = !seen.has(ink);
    seen.add(ink);
    return first || !pass;
  });
}

const REASONS: Record<string, string> = { contrast: 'for contrast', distinct: 'to be distinct' };

const FARTHEST = 8;

/** The adjusted colours, the largest change first, and the number of omitted ones. */
function movedColours(theme: Theme, all: boolean): { moved: string[]; left: number } {
  const moves = [...theme.report.moves].sort((a, b) => Math.abs(b.deltaL) - Math.abs(a.deltaL));
  const shown = all ? moves : moves.slice(0, FARTHEST);
  const moved = table(
    shown.map(({ role, from, to, deltaL, reason }) => [
      `  ${role}`,
      `${from} → ${to}`,
      `${deltaL > 0 ? 'lighter' : 'darker'} by ${Math.abs(deltaL * 100).toFixed(1)} %`,
      REASONS[reason] ?? reason,
    ]),
  );
  return { moved, left: moves.length - shown.length };
}

/**
 * Formats the contrast report of a theme for a terminal.
 *
 * @param all every pair; otherwise the lowest contrast of each foreground token
 * @returns the lines, and the number of failed pairs
 */
export function contrastReport(
  theme: Theme,
  all: boolean,
  terminal: Terminal,
): { lines: string[]; failed: number } {
  const rows = reportRows(theme);
  const shown = all ? rows : tightestOfEachInk(rows);
  const failed = rows.filter(({ pass }) => !pass).length;
  const [head = '', ...lines] = table([
    ['', 'ink', 'on', 'colours', 'contrast', 'at least'],
    ...shown.map(({ pass, ground, ink, surface, inkColour, surfaceColour, ratio, min }) => [
      pass ? '✓' : '✗',
      ink,
      ground === 'fill' ? surface : `${ground} ${surface}`,
      `${inkColour} on ${surfaceColour}`,
      `${figure(ratio)}:1`,
      `${min}:1`,
    ]),
  ]);
  const { moved, left } = movedColours(theme, all);
  // As wide as a sample, so that the header is aligned with its columns.
  const blank = terminal.coloured ? ' '.repeat(6) : '';
  return {
    failed,
    lines: [
      `${blank}${styled(terminal, 'dim', head)}`,
      ...lines.map((line, index) => {
        const { pass, inkColour, surfaceColour } = shown[index] as ReportRow;
        const words = pass ? line : styled(terminal, 'red', line);
        return `${sample(terminal, inkColour, surfaceColour)}${words}`;
      }),
      ...(all
        ? []
        : [
            styled(
              terminal,
              'dim',
              `The lowest contrast of each foreground token; --all shows all ${rows.length} pairs.`,
            ),
          ]),
      '',
      ...(moved.length === 0
        ? ['No derived colour was adjusted. Your six colours are unchanged.']
        : ['Adjusted lightness of derived colours (your six colours are unchanged):', ...moved]),
      ...(left > 0
        ? [styled(terminal, 'dim', `  and ${left} smaller changes; --all shows them`)]
        : []),
    ],
  };
}
