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
  /** What it shows. */
  tournament: Tournament;
  /** What one does next: a link to the games that count. @default nothing */
  action?: ReactNode;
}

/** A pool of so many digits does not fit in large figures beside the picture on a phone. */
const LONG = satangFromBaht(10_000_000);

/** What a tournament is about, on top of its page: state, clock, prize pool, players, from when to when. */
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
        {/* The page may move the focus here: it takes the place of a list. */}
        <Heading level={2} size="2xl" tabIndex={-1} className={css.title} data-part="view-heading">
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

/** A date and its time stay in one line. */
const asOne = (words: string) => words.replaceAll(' ', '\u00a0');
