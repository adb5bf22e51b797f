'use client';

import type { Tournament } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { ShortTimeLeft } from '../../private/ShortTimeLeft.tsx';
import { HighlightCard } from '../../primitives/HighlightCard/HighlightCard.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { TournamentArt } from '../TournamentCard/TournamentArt.tsx';
import * as css from './TournamentHighlight.css.ts';

/** Props of {@link TournamentHighlight}. Other props go to the `article`. */
export interface TournamentHighlightProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'title' | 'children'
> {
  /** The tournament, with its current state: running or coming. */
  tournament: Tournament;
  /** URL of its ranking and rules. */
  href: string;
  /** What the card invites to while the member has no rank: `learn` is for visitors, `details` invites to nothing. */
  invites: 'join' | 'learn' | 'details';
  /** How many more run now, and the URL of all of them. @default none */
  others?: { readonly count: number; readonly href: string } | null;
}

/** The tournament that is on now, or next: time left, prize pool, and the rank of the member. */
export function TournamentHighlight({
  tournament,
  href,
  invites,
  others = null,
  ...rest
}: TournamentHighlightProps) {
  const t = useText();
  const { state, title, image, prizePool, startsAt, endsAt, own } = tournament;
  const isActive = state === 'active';
  const rank = isActive ? own?.rank : null;
  return (
    <HighlightCard
      data-component="tournament-highlight"
      {...rest}
      data-state={state}
      title={title}
      href={href}
      art={<TournamentArt src={image} over={false} />}
      label={
        <>
          {t(isActive ? 'home.tournament.endsIn' : 'home.tournament.startsIn')}{' '}
          <ShortTimeLeft until={isActive ? endsAt : startsAt} />
        </>
      }
      corner={
        others && others.count > 0
          ? {
              href: others.href,
              label: t('home.tournament.others', { count: others.count }),
              fullLabel: t('home.tournament.othersOf', { count: others.count }),
            }
          : null
      }
      detail={
        <span className={css.pool} data-part="pool">
          {t('home.tournament.pool')}{' '}
          <Money amount={prizePool} decimals="short" unit={t('common.baht')} tone="accent" />
        </span>
      }
      action={
        own && typeof rank === 'number'
          ? `${t('home.tournament.rank', { rank })} · ${t('home.tournament.points', { count: own.points })}`
          : t(isActive && invites !== 'details' ? `home.tournament.${invites}` : 'home.details')
      }
    />
  );
}
