import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import type { Theme } from '../../src/theme/defineTheme.ts';
import type { Move } from '../../src/theme/fit.ts';
import { TEXT_MIN } from '../../src/theme/pairs.ts';
import { reportRows, type ReportRow } from '../../src/theme/report.ts';
import * as css from './playground.css.ts';

const TIGHTEST = 6;

const WHY: Readonly<Record<Move['reason'], string>> = {
  contrast: 'to be read',
  distinct: 'to be told apart',
};

function Swatch({ colour }: { colour: string }) {
  return <span aria-hidden="true" className={css.swatch} style={{ background: colour }} />;
}

function MoveLine({ move }: { move: Move }) {
  const lighter = move.deltaL > 0;
  return (
    <li className={css.reportLine}>
      <Text as="span" size="sm" className={css.role}>
        {move.role}
      </Text>
      <span className={css.change}>
        <Swatch colour={move.from} />
        <span aria-hidden="true">→</span>
        <Swatch colour={move.to} />
      </span>
      <Text as="span" size="xs" tone="muted">
        {Math.abs(move.deltaL * 100).toFixed(1)} % {lighter ? 'lighter' : 'darker'},{' '}
        {WHY[move.reason]}
      </Text>
    </li>
  );
}

function PairLine({ row }: { row: ReportRow }) {
  return (
    <li className={css.reportLine}>
      <Text as="span" size="sm" className={css.role}>
        {row.ground === 'fill' ? '' : `${row.ground}: `}
        {row.ink} on {row.surface}
      </Text>
      <span
        aria-hidden="true"
        className={css.pair}
        style={{ color: row.inkColour, background: row.surfaceColour }}
      >
        {row.min === TEXT_MIN ? 'Aa กำ' : <span className={css.ring} />}
      </span>
      <Text as="span" size="xs" tone={row.pass ? 'muted' : 'danger'}>
        {(Math.floor(row.ratio * 100) / 100).toFixed(2)} of {row.min}
      </Text>
    </li>
  );
}

/** The colours that the engine had to change for readability, and the pairs with the lowest margin. */
export function ThemeReport({ theme }: { theme: Theme }) {
  const rows = reportRows(theme);
  const failing = rows.filter((row) => !row.pass).length;
  const { moves } = theme.report;
  return (
    <div className={css.report}>
      <section className={css.reportPart}>
        <Heading level={3} size="lg">
          {moves.length === 0 ? 'No colour changed' : `${moves.length} derived colours changed`}
        </Heading>
        <Text size="sm" tone="muted">
          The six colours are unchanged. {failing} of {rows.length} pairs fail.
        </Text>
        <div role="group" aria-label="What moved" tabIndex={0} className={css.lines}>
          <ul>
            {moves.map((move) => (
              <MoveLine key={move.role} move={move} />
            ))}
          </ul>
        </div>
      </section>
      <section className={css.reportPart}>
        <Heading level={3} size="lg">
          The pairs with the lowest margin
        </Heading>
        <Text size="sm" tone="muted">
          Those with the smallest distance to their minimum contrast.
        </Text>
        <ul className={css.lines}>
          {rows.slice(0, TIGHTEST).map((row) => (
            <PairLine key={`${row.ground}.${row.ink}.${row.surface}`} row={row} />
          ))}
        </ul>
      </section>
    </div>
  );
}
