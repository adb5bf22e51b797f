'use client';

import type { Game } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useNear } from '../../hooks/useNear.ts';
import { useText } from '../../messages/useText.ts';
import { Rail } from '../../primitives/Rail/Rail.tsx';
import { CardShape } from '../CardShape/CardShape.tsx';
import { GameCard } from '../GameCard/GameCard.tsx';
import type { GameActions } from '../gameActions.ts';

/** Props of {@link GameRail}; the rest goes to the `div` around it. */
export interface GameRailProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** Heading of the row. */
  title: string;
  /** `loading` shows the shape of cards. A list without games is no row: do not draw one. */
  state:
    { readonly status: 'loading' } | { readonly status: 'ready'; readonly games: readonly Game[] };
  /** Where all games of this kind are. @default none */
  moreHref?: string;
  /** What can be done with a game; one and the same object while nothing of it changes. */
  actions: GameActions;
  /** The row is in sight at once: its pictures come first. @default false */
  eager?: boolean;
}

/** The most that one row shows at once. */
const SHAPES = 8;
/** Pictures that a phone sees without scrolling sideways, and half a desktop's. */
const EAGER_CARDS = 4;

/** One row of games. Its cards are drawn when the row comes near; its height is there from the start. */
export function GameRail({
  title,
  state,
  moreHref,
  actions,
  eager = false,
  ...rest
}: GameRailProps) {
  const t = useText();
  const [ref, near] = useNear<HTMLDivElement>();
  const games = state.status === 'ready' && (eager || near) ? state.games : null;
  return (
    <div
      {...rest}
      ref={ref}
      data-component="game-rail"
      data-state={state.status}
      aria-busy={state.status === 'loading'}
    >
      <Rail
        title={title}
        labels={{ back: t('games.railBack'), forward: t('games.railForward') }}
        loading={!games}
        {...(moreHref && { more: { href: moreHref, label: t('games.seeAll') } })}
      >
        {games
          ? games.map((game, index) => (
              <GameCard
                key={game.id}
                game={game}
                actions={actions}
                eager={eager && index < EAGER_CARDS}
              />
            ))
          : Array.from({ length: SHAPES }, (_, index) => <CardShape key={index} />)}
      </Rail>
    </div>
  );
}
