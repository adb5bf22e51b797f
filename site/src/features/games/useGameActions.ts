import type { GameActions } from '@brand/ui';
import { useMemo } from 'react';
import { usePlace } from '../../app/navigation.ts';
import { gamePath } from './gameHref.ts';

/** What can be done with a game from its card, wherever cards are shown; the same object while the language stays. */
export function useGameActions(): GameActions {
  const { href } = usePlace();
  return useMemo(() => ({ playHref: (game) => href(gamePath(game)) }), [href]);
}
