import type { Game, GameSort } from '@brand/domain';
import { type GameActions, useSortCaption } from '@brand/ui';
import { useMemo } from 'react';
import { useJackpotCaption } from './jackpots/useJackpotCaption.tsx';
import { useGameActions } from './useGameActions.ts';

/**
 * Actions of the cards of an ordered list. An order by a figure shows the figure on the card.
 *
 * @param isJackpots whether it is the list of jackpots, whose cards show their pools
 */
export function useSortedActions(sort: GameSort, isJackpots: boolean): GameActions {
  const actions = useGameActions();
  const pool = useJackpotCaption(isJackpots);
  const caption = useSortCaption(sort);
  return useMemo(
    () => withCaption(pool ? { ...actions, caption: pool } : actions, caption),
    [actions, pool, caption],
  );
}

/** The actions, with another caption for the games that have one. */
export function withCaption(
  actions: GameActions,
  caption: ((game: Game) => string | null) | undefined,
): GameActions {
  if (!caption) return actions;
  return { ...actions, caption: (game) => caption(game) ?? actions.caption?.(game) ?? null };
}
