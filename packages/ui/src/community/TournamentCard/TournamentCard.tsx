'use client';

import type { Tournament } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './TournamentCard.css.ts';
import { TournamentArt } from './TournamentArt.tsx';
import { TournamentClock } from './TournamentClock.tsx';
import { TournamentOwnLine } from './TournamentOwnLine.tsx';
import { TournamentPool } from './TournamentPool.tsx';
import { TournamentState } from './TournamentState.tsx';
import { useTournamentPlayers } from './useTournamentPlayers.ts';

/** Props of {@link TournamentCard}. Other props go to the `article`. */
export interface TournamentCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The tournament to show. */
  tournament: Tournament;
  /** URL of its ranking and rules. */
  href: string;
  /** Heading level of its name in the page outline. @default 2 */
  level?: 2 | 3;
}

/** One tournament of a list: prizes, players and duration. The whole card is a link. */
export function TournamentCard({
  tournament,
  href,
  level = 2,
  className,
  ...rest
}: TournamentCardProps) {
  const players = useTournamentPlayers(tournament);
  const { state } = tournament;
  return (
    <Card
      {...rest}
      as="article"
      padding="none"
      className={classes(css.root, className)}
      data-component="tournament-card"
      data-state={state}
    >
      <div className={css.art} data-part="art">
        <TournamentArt src={tournament.image} over={state === 'ended'} />
      </div>
      <div className={css.body}>
        <div className={css.row}>
          <TournamentState state={state} />
          {players && (
            <Text as="span" size="sm" tone="muted">
              {players}
            </Text>
          )}
        </div>
        <Heading level={level} size="lg">
          <a href={href} className={css.link} data-part="link">
            {tournament.title}
          </a>
        </Heading>
        <TournamentPool amount={tournament.prizePool} />
        <TournamentClock tournament={tournament} />
        <TournamentOwnLine tournament={tournament} />
      </div>
    </Card>
  );
}
