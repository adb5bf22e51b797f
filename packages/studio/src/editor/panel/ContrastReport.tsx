'use client';

import { type Theme, TEXT_MIN } from '@brand/ui/theme';
import { Icon } from '@brand/ui/primitives/Icon';
import { success, warning } from '@brand/ui/icons';
import { useMemo, useState } from 'react';

import { contrastOf, pairName, ratioText, repairsOf } from '../../model/repairs.ts';
import * as css from './contrastReport.css.ts';

const FEW = 6;

/** A list that shows a few rows, and all of them on request. */
function Rows<Row>({
  rows,
  name,
  render,
}: {
  rows: readonly Row[];
  name: string;
  render: (row: Row) => React.ReactNode;
}) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className={css.rows}>{(all ? rows : rows.slice(0, FEW)).map(render)}</ul>
      {rows.length > FEW && (
        <button type="button" className={css.more} onClick={() => setAll(!all)}>
          {all ? `Show ${FEW} ${name}` : `Show all ${rows.length} ${name}`}
        </button>
      )}
    </>
  );
}

/** What the six colours lead to: whether every pair can be read, what was moved for it, and the tightest pairs. */
export function ContrastReport({ theme }: { theme: Theme }) {
  const repairs = useMemo(() => repairsOf(theme), [theme]);
  const { rows, failing } = useMemo(() => contrastOf(theme), [theme]);
  return (
    <div className={css.root}>
      <p role="status" className={failing > 0 ? css.bad : css.good}>
        <Icon glyph={failing > 0 ? warning : success} size={20} />
        {failing > 0
          ? `${failing} of ${rows.length} pairs of colours cannot be read.`
          : `All ${rows.length} pairs of colours can be read (WCAG AA).`}
      </p>
      <h3 className={css.title}>
        {repairs.length === 0
          ? 'Nothing had to be repaired'
          : `${repairs.length} automatic repairs`}
      </h3>
      <p className={css.lead}>
        Your six colours stay as they are. What is derived from them is moved as little as possible.
      </p>
      <Rows
        rows={repairs}
        name="repairs"
        render={({ role, from, to, sentence }) => (
          <li key={role} className={css.row}>
            <span className={css.move} title={`${from} → ${to}`} aria-hidden="true">
              <span className={css.half} style={{ background: from }} />
              <span className={css.half} style={{ background: to }} />
            </span>
            <span>{sentence}</span>
          </li>
        )}
      />
      <h3 className={css.title}>The tightest pairs</h3>
      <Rows
        rows={rows}
        name="pairs"
        render={(row) => (
          <li key={`${row.ground}.${row.ink}.${row.surface}`} className={css.row}>
            <span
              aria-hidden="true"
              className={css.sample}
              style={{ color: row.inkColour, background: row.surfaceColour }}
            >
              {row.min === TEXT_MIN ? 'กำ' : <span className={css.ring} />}
            </span>
            <span>{pairName(row)}</span>
            <span className={row.pass ? css.ratio : css.badRatio}>
              {ratioText(row.ratio)} of {row.min}
            </span>
          </li>
        )}
      />
    </div>
  );
}
