'use client';

import type { Game } from '@brand/domain';
import { type HTMLAttributes, useState } from 'react';

import { useNear } from '../../hooks/useNear.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Rail, type RailProps } from '../../primitives/Rail/Rail.tsx';
import { CardSkeleton } from '../CardSkeleton/CardSkeleton.tsx';
import { type GameBadge, GameCard } from '../GameCard/GameCard.tsx';
import type { GameActions } from '../gameActions.ts';
import * as css from './GameRail.css.ts';

/** Props of {@link GameRail}. Other props go to the `div` around it. */
export interface GameRailProps
  extends
    Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'>,
    Pick<RailProps, 'mark' | 'size' | 'ranked'> {
  /** Heading of the row. */
  title: string;
  /** `loading` shows skeletons. `error` shows the error in the same space. Do not render a rail for an empty list. */
  state:
    | { readonly status: 'loading' }
    | { readonly status: 'error'; readonly text: string; readonly onRetry: () => void }
    | { readonly status: 'ready'; readonly games: readonly Game[] };
  /** URL of all games of this kind. @default none */
  moreHref?: string;
  /** Actions of a game. The same object as long as nothing in it changes. */
  actions: GameActions;
  /** A badge that the heading already says: the cards do not repeat it. @default none */
  withoutBadge?: GameBadge;
  /** Whether the row is initially visible: its images load with priority. @default false */
  eager?: boolean;
}

/** Maximum number of games in one row. */
const SHAPES = 8;
/** Images that a phone shows without scrolling sideways. */
const EAGER_CARDS = 3;

/** Cards rendered before any interaction with the row: more than the widest screen shows. */
const FIRST_CARDS = 10;

/**
 * One row of games. The first cards are rendered when the row comes near the viewport, the others on interaction. Its height
 * is reserved from the start.
 */
export function GameRail({
  title,
  mark,
  size,
  ranked,
  state,
  moreHref,
  actions,
  withoutBadge,
  eager = false,
  className,
  ...rest
}: GameRailProps) {
  const t = useText();
  const [ref, near] = useNear<HTMLDivElement>();
  const [touched, setTouched] = useState(false);
  const games = state.status === 'ready' && (eager || near) ? state.games : null;
  const shapes = games
    ? []
    : Array.from({ length: SHAPES }, (_, index) => <CardSkeleton key={index} />);
  const onTouch = () => setTouched(true);
  return (
    <div
      {...rest}
      ref={ref}
      className={classes(css.root, className)}
      data-component="game-rail"
      data-state={state.status}
      aria-busy={state.status === 'loading'}
      // Also when scrolled by a key or a script.
      onScrollCapture={onTouch}
      onPointerEnter={onTouch}
      onFocus={onTouch}
    >
      <Rail
        title={title}
        mark={mark}
        labels={{ back: t('games.railBack'), forward: t('games.railForward') }}
        loading={!games}
        {...(size && { size })}
        {...(ranked && { ranked })}
        {...(moreHref && { more: { href: moreHref, label: t('games.seeAll') } })}
      >
        {games
          ? games.map(
              (game, index) =>
                (touched || index < FIRST_CARDS) && (
                  <GameCard
                    key={game.id}
                    game={game}
                    actions={actions}
                    {...(withoutBadge && { withoutBadge })}
                    eager={eager && index < EAGER_CARDS}
                  />
                ),
            )
          : shapes}
      </Rail>
      {state.status === 'error' && (
        <div role="alert" className={css.failed}>
          <p>{state.text}</p>
          <Button size="sm" variant="outline" tone="neutral" onClick={state.onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
