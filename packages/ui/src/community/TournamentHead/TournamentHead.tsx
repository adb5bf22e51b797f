'use client';

import { satangFromBaht, type Tournament } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDateTime } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TournamentArt } from '../TournamentCard/TournamentArt.tsx';
import { TournamentClock } from '../TournamentCard/TournamentClock.tsx';
import { TournamentPool } from '../TournamentCard/TournamentPool.tsx';
import { TournamentState } from '../TournamentCard/TournamentState.tsx';
import { useTournamentPlayers } from '../TournamentCard/useTournamentPlayers.ts';
import * as css from './TournamentHead.css.ts';

/** Props of {@link TournamentHead}. Other props go to the `section`. */
export interface TournamentHeadProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The tournament to show. */
  tournament: Tournament;
  /** The next step: a link to the eligible games. @default nothing */
  action?: ReactNode;
}

/** From this amount on, the prize pool does not fit next to the image on a phone in large figures. */
const LONG = satangFromBaht(10_000_000);

/** Header of a tournament page: state, clock, prize pool, players, start and end. */
export function TournamentHead({ tournament, action, className, ...rest }: TournamentHeadProps) {
  const t = useText();
  const { locale } = useIntl();
  const players = useTournamentPlayers(tournament);
  const { state, title, summary, prizePool, startsAt, endsAt, image } = tournament;
  return (
    <Card
      {...rest}
      as="section"
      padding="none"
      className={classes(css.root, className)}
      data-component="tournament-head"
      data-state={state}
    >
      <div className={css.art} data-part="art">
        <TournamentArt src={image} over={state === 'ended'} />
      </div>
      <div className={css.main}>
        <div className={css.row}>
          <TournamentState state={state} />
          <TournamentClock tournament={tournament} />
        </div>
        {/* Focusable: the page may move the focus here when the tournament replaces a list. */}
        <Heading level={2} size="page" tabIndex={-1} className={css.title} data-part="view-heading">
          {title}
        </Heading>
        <TournamentPool amount={prizePool} size={prizePool < LONG ? 'xl' : 'lg'} />
      </div>
      <div className={css.more}>
        {summary !== '' && <Text>{summary}</Text>}
        <Text size="sm" tone="muted" data-part="facts">
          {players && `${players} · `}
          {t('tournament.period', {
            from: asOne(bangkokDateTime(startsAt, locale)),
            to: asOne(bangkokDateTime(endsAt, locale)),
          })}
        </Text>
        {action && <div className={css.action}>{action}</div>}
      </div>
    </Card>
  );
}

/** Keeps a date and its time on one line. */
const asOne = (words: string) => words.replaceAll(' ', '\u00a0');
