'use client';

import { type GameWin, formatSatangShort } from '@brand/domain';
import { type HTMLAttributes, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDateTime } from '../../cashier/bangkokDates.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import type { DataColumn } from '../../primitives/DataTable/dataColumn.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import * as css from './GameWinList.css.ts';
import { timeAgo } from './timeAgo.ts';

/** Props of {@link GameWinList}. Other props go to the `section`. */
export interface GameWinListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Wins with masked names, the newest first. Do not render the section for an empty list. */
  wins: readonly GameWin[];
}

const MINUTE_MS = 60_000;

/** Recent wins of other players in a game: a table, or cards on narrow screens. */
export function GameWinList({ wins, className, ...rest }: GameWinListProps) {
  const t = useText();
  const intl = useIntl();
  const heading = useId();
  const now = useNow(MINUTE_MS);
  const columns = useMemo(
    (): readonly DataColumn<GameWin>[] => [
      {
        id: 'player',
        header: t('games.wins.player'),
        width: 1.8,
        cell: ({ player, at }) => (
          <span className={css.who}>
            <bdi className={css.player}>{player}</bdi>
            <time dateTime={new Date(at).toISOString()} className={css.time}>
              <span>{timeAgo(at, now, intl) ?? t('games.wins.justNow')}</span>
              <span className={css.exact}>{bangkokDateTime(at, intl.locale)}</span>
            </time>
          </span>
        ),
      },
      {
        id: 'bet',
        header: t('games.wins.bet'),
        kind: 'number',
        cell: ({ bet }) => `฿${formatSatangShort(bet)}`,
      },
      {
        id: 'multiplier',
        header: t('games.wins.multiplier'),
        kind: 'number',
        cell: ({ multiplier }) =>
          t('games.wins.times', {
            times: intl.formatNumber(multiplier, { maximumFractionDigits: 2 }),
          }),
      },
      {
        id: 'win',
        header: t('games.wins.win'),
        kind: 'number',
        main: true,
        width: 1.2,
        cell: ({ win }) => `฿${formatSatangShort(win)}`,
      },
    ],
    [t, intl, now],
  );
  return (
    <Card
      {...rest}
      as="section"
      aria-labelledby={heading}
      className={classes(css.root, className)}
      data-component="game-win-list"
    >
      <Heading level={2} id={heading}>
        {t('games.wins.title')}
      </Heading>
      <DataTable
        caption={t('games.wins.title')}
        captionHidden
        columns={columns}
        state={{ status: 'ready', rows: wins }}
        rowKey={({ player, at, win }) => `${player} ${at} ${win}`}
      />
      <p className={css.note} data-part="note">
        <Icon glyph={glyphs.info} size={16} className={css.noteSign} />
        {t('games.wins.note')}
      </p>
    </Card>
  );
}
