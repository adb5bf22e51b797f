'use client';

import { formatSatangShort, type Tournament } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TournamentArt } from '../TournamentCard/TournamentArt.tsx';
import { TournamentClock } from '../TournamentCard/TournamentClock.tsx';
import { TournamentOwnLine } from '../TournamentCard/TournamentOwnLine.tsx';
import * as css from './TournamentResult.css.ts';

/** Props of {@link TournamentResult}. Other props go to the `article`. */
export interface TournamentResultProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** A tournament that has ended. */
  tournament: Tournament;
  /** URL of its final ranking. */
  href: string;
  /** Heading level of its name in the page outline. @default 2 */
  level?: 2 | 3;
}

/** A tournament that has ended, with its winners and their prizes. The whole card is a link. */
export function TournamentResult({
  tournament,
  href,
  level = 2,
  className,
  ...rest
}: TournamentResultProps) {
  const t = useText();
  const { title, image, leaders, players, own } = tournament;
  return (
    <Card
      {...rest}
      as="article"
      className={classes(css.root, className)}
      data-component="tournament-result"
    >
      <div className={css.head}>
        <div className={css.art} data-part="art">
          <TournamentArt src={image} over={false} />
        </div>
        <div className={css.words}>
          <Heading level={level} size="md">
            <a href={href} className={css.link} data-part="link">
              {title}
            </a>
          </Heading>
          <TournamentClock tournament={{ ...tournament, state: 'ended' }} />
          {own !== null && own.rank !== null && (
            <TournamentOwnLine tournament={{ ...tournament, state: 'ended' }} />
          )}
        </div>
      </div>
      {leaders.length > 0 && (
        <ol role="list" aria-label={t('tournament.winners')} className={css.winners}>
          {leaders.map(({ rank, name, prize, own: isOwn }, at) => (
            <li
              key={`${rank} ${name}`}
              className={css.winner}
              data-part="winner"
              data-place={at + 1}
            >
              <span className={css.place}>
                <span className={visuallyHidden}>{t('tournament.rank')} </span>
                {rank}
              </span>
              <span className={css.name}>
                {name}
                {isOwn && <Badge tone="info">{t('tournament.you')}</Badge>}
              </span>
              {prize !== null && (
                <span className={css.prize}>
                  {formatSatangShort(prize)} {t('common.baht')}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {leaders.length === 0 && players === 0 && (
        <Text size="sm" tone="muted">
          {t('tournament.noWinners')}
        </Text>
      )}
    </Card>
  );
}
