import type { GameDetail } from '@brand/domain';
import { useMemo } from 'react';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { useClosedProviders } from '../useClosedProviders.ts';
import { useWholeList } from '../useWholeList.ts';
import type { GameFinder } from './gameFinder.ts';

/** Loads with the games: a list without a term needs no search. */
const finderCode = page(async () => (await import('./gameFinder.ts')).finderOf);

/** All loaded games, prepared for searching. */
export interface Catalogue {
  readonly games: readonly GameDetail[];
  /** Searches them. Null while its code loads. */
  readonly finder: GameFinder | null;
  /** Whether all games are loaded. Until then a game that was not found may still load. */
  readonly complete: boolean;
  readonly error: Error | null;
}

const NONE: readonly GameDetail[] = [];
const ALL = {};

/**
 * The game catalogue, requested once and cached. A search sends no further request.
 *
 * @param wanted whether a search is active; until then it is neither requested nor prepared
 * @param later whether results are shown already, so that the request waits until the page is idle
 */
export function useCatalogue(wanted: boolean, later = false): Catalogue {
  const { games: all = NONE, complete, error } = useWholeList(wanted ? ALL : null, later);
  useClosedProviders(wanted);
  const games = wanted ? all : NONE;
  const finderOf = useLazyModule(finderCode, wanted);
  return useMemo(
    () => ({ games, finder: finderOf && finderOf(games), complete, error }),
    [games, finderOf, complete, error],
  );
}
