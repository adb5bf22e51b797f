'use client';

import type { TournamentOwn, TournamentRow } from '@brand/domain';
import { type HTMLAttributes, useState } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './Leaderboard.css.ts';
import { LeaderboardRow } from './LeaderboardRow.tsx';
import { useRankMoves } from './useRankMoves.ts';

/** Props of {@link Leaderboard}. Other props go to the root. */
export interface LeaderboardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The rows from the first rank on. */
  rows: readonly TournamentRow[];
  /** Standing of the member. Its row stays visible at every scroll position. @default the own row of `rows` */
  own?: TournamentOwn | null;
  /** Total number of players, if the table has fewer rows. @default the number of rows */
  players?: number;
  /** Called when “Show more” needs rows after those of `rows`. If omitted, the table ends with `rows`. */
  onMore?: (() => void) | undefined;
  /** Whether further rows are loading, or have failed to load. @default 'idle' */
  moreState?: 'idle' | 'loading' | 'failed';
}

/** Rows rendered at first, and added with every press on “Show more”. */
const FIRST = 10;
const STEP = 20;

/**
 * Ranking of a tournament, with points and the current prize of each rank. It starts with ten rows and grows on demand, so
 * that 5,000 players cost as much as 50. The row of the member is highlighted and stays visible, also if it is not among the
 * visible rows.
 */
export function Leaderboard({
  rows,
  own = null,
  players,
  onMore,
  moreState = 'idle',
  className,
  ...rest
}: LeaderboardProps) {
  const t = useText();
  const { formatNumber } = useIntl();
  const [count, setCount] = useState(FIRST);
  const moves = useRankMoves(rows);
  const shown = rows.slice(0, count);
  const hasOwn = shown.some((row) => row.own);
  const known = rows.find((row) => row.own);
  const rank = own?.rank ?? known?.rank ?? null;
  const all = Math.max(players ?? 0, rows.length);
  const isCut = onMore !== undefined && all > rows.length;
  const waits = moreState === 'loading' && count > rows.length;
  const showMore = () => {
    if (count <= rows.length) setCount(count + STEP);
    // Before the last known row is shown, so that the next press need not wait.
    if (isCut && count + STEP * 2 > rows.length && moreState !== 'loading') onMore();
  };
  return (
    <div {...rest} className={classes(css.root, className)} data-component="leaderboard">
      <ol role="list" aria-label={t('tournament.board')} className={css.list} data-part="rows">
        {shown.map((row) => (
          <LeaderboardRow
            key={`${row.rank} ${row.name}`}
            {...row}
            move={moves.get(row.name) ?? 0}
            pointsToNext={row.own ? (own?.pointsToNext ?? null) : null}
            apart={false}
          />
        ))}
        {!hasOwn && rank !== null && (
          <LeaderboardRow
            rank={rank}
            name={known?.name ?? null}
            points={own?.points ?? known?.points ?? 0}
            prize={own ? own.prize : (known?.prize ?? null)}
            own
            pointsToNext={own?.pointsToNext ?? null}
            apart={rank > shown.length + 1}
          />
        )}
      </ol>
      {moreState === 'failed' && count > rows.length && (
        <Text size="sm" tone="danger" className={css.note} role="alert" data-part="failed">
          {t('tournament.moreFailed')}
        </Text>
      )}
      {(rows.length > shown.length || isCut) && (
        <div className={css.more}>
          <Button variant="soft" fullWidth loading={waits} onClick={showMore}>
            {t(moreState === 'failed' && count > rows.length ? 'common.retry' : 'tournament.more')}
          </Button>
        </div>
      )}
      {all > shown.length && (
        <Text size="sm" tone="muted" className={css.note} role="status">
          {t('tournament.shownOf', {
            shown: formatNumber(shown.length),
            count: formatNumber(all),
          })}
        </Text>
      )}
    </div>
  );
}
