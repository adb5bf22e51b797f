'use client';

import { satangFromBaht, type Tournament } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TournamentArt } from '../TournamentCard/TournamentArt.tsx';
import { TournamentClock } from '../TournamentCard/TournamentClock.tsx';
import { TournamentOwnLine } from '../TournamentCard/TournamentOwnLine.tsx';
import { TournamentState } from '../TournamentCard/TournamentState.tsx';
import { useTournamentPlayers } from '../TournamentCard/useTournamentPlayers.ts';
import { TournamentPodium } from '../TournamentPodium/TournamentPodium.tsx';
import * as css from './TournamentScene.css.ts';
import { TournamentStage } from './TournamentStage.tsx';

/** Props of {@link TournamentScene}. Other props go to the `article`. */
export interface TournamentSceneProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The tournament to show. */
  tournament: Tournament;
  /** URL of its ranking and rules. */
  href: string;
  /** The next step: a link to its page. @default nothing */
  action?: ReactNode;
  /** Heading level of its name in the page outline. @default 2 */
  level?: 2 | 3;
}

/** From this amount on the prize pool has the second largest size, to fit on a phone. */
const LONG = satangFromBaht(10_000_000);

/** The first tournament of a list as a wide scene: complete art, prize pool, clock, podium and the way to join. */
export function TournamentScene({
  tournament,
  href,
  action,
  level = 2,
  className,
  ...rest
}: TournamentSceneProps) {
  const t = useText();
  const players = useTournamentPlayers(tournament);
  const { state, title, summary, prizePool, image, leaders } = tournament;
  return (
    <Card
      {...rest}
      as="article"
      padding="none"
      className={classes(css.root, className)}
      data-component="tournament-scene"
      data-state={state}
    >
      <TournamentStage />
      <div className={css.columns}>
        <div className={css.art} data-part="art">
          <TournamentArt src={image} over={false} />
        </div>
        <div className={css.words}>
          <div className={css.row}>
            <TournamentState state={state} />
            {players && (
              <Text as="span" size="sm" tone="muted">
                {players}
              </Text>
            )}
          </div>
          <Heading level={level} size="2xl" className={css.title}>
            <a href={href} className={css.link} data-part="link">
              {title}
            </a>
          </Heading>
          <TournamentClock tournament={tournament} />
        </div>
        <div className={css.prize} data-part="prize">
          <Text as="span" size="sm" tone="muted">
            {t('tournament.prizePool')}
          </Text>
          <Money
            amount={prizePool}
            decimals="short"
            size={prizePool < LONG ? '2xl' : 'xl'}
            tone="accent"
            unit={t('common.baht')}
          />
          <TournamentOwnLine tournament={tournament} />
          {action && <div className={css.action}>{action}</div>}
        </div>
        <div className={css.side}>
          {leaders.length > 0 ? <TournamentPodium rows={leaders} /> : <Text>{summary}</Text>}
        </div>
      </div>
    </Card>
  );
}
