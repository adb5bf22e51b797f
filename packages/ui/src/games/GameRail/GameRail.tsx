'use client';

import type { Game } from '@brand/domain';
import { type HTMLAttributes, useState } from 'react';

import { useNear } from '../../hooks/useNear.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Rail, type RailProps } from '../../primitives/Rail/Rail.tsx';
import { CardSkeleton } from '../CardSkeleton/CardSkeleton.tsx';
import { GameCard } from '../GameCard/GameCard.tsx';
import type { GameActions } from '../gameActions.ts';
import * as css from './GameRail.css.ts';

/** Props of {@link GameRail}. Other props go to the `div` around it. */
export interface GameRailProps
  extends
    Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'>,
    Pick<RailProps, 'mark' | 'size' | 'ranked'> {
  /** Heading of the row. */
  title: string;
  /**
   * `loading` shows the shape of cards; `error` what happened, in the same room. A list without games is no row: do not
   * draw one.
   */
  state:
    | { readonly status: 'loading' }
    | { readonly status: 'error'; readonly text: string; readonly onRetry: () => void }
    | { readonly status: 'ready'; readonly games: readonly Game[] };
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

/** Cards that are drawn before anybody touches the row: more than the widest shows at once. */
const FIRST_CARDS = 10;

/**
 * One row of games. Its first cards are drawn when the row comes near and the others when it is touched; its height is there
 * from the start.
 */
export function GameRail({
  title,
  mark,
  size,
  ranked,
  state,
  moreHref,
  actions,
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
      // Scrolled by a key or a script, too.
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
