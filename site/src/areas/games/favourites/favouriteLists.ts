import type { GamePage } from '@brand/api';
import type { Game } from '@brand/domain';
import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { cardMarks } from '../cardMarks.ts';

/** Synchronises the list of favourites with the favourite buttons, and the buttons with newer lists. */
export interface FavouriteLists {
  /** The API has confirmed this state. Lists that were requested before are outdated. */
  settled(game: Pick<Game, 'id'>, favourite: boolean): void;
  stop(): void;
}

/** @param isBusy whether a change of a favourite is pending, so that it is newer than every list */
export function watchFavouriteLists(
  queries: QueryClient,
  userId: string,
  isBusy: (id: string) => boolean,
): FavouriteLists {
  const queryKey = ['games', 'favourite', userId];
  const cache = queries.getQueryCache();
  /** Order of events: when the API confirmed a favourite, and when a list was requested. */
  const settledAt = new Map<string, number>();
  const begunAt = new Map<string, number>();
  /** Lists that are loading a further page. Their earlier pages are older than the request. */
  const growing = new Set<string>();
  let step = 0;

  /** The list is not visible: removed favourites can leave it without moving cards under a finger. */
  function prune(): void {
    if (cache.find({ queryKey })?.getObserversCount()) return;
    queries.setQueryData<GamePage>(queryKey, (list) =>
      list?.games.every(cardMarks.isFavourite)
        ? list
        : list && withGames(list, list.games.filter(cardMarks.isFavourite)),
    );
  }

  function add({ id }: Pick<Game, 'id'>): void {
    const list = queries.getQueryData<GamePage>(queryKey);
    if (!list || list.games.some((one) => one.id === id)) return;
    const game = gamesOf(cache.getAll().map(({ state }) => state.data)).find(
      (one) => one.id === id,
    );
    if (game) {
      const added = { ...game, favourite: true };
      queries.setQueryData<GamePage>(queryKey, withGames(list, [added, ...list.games]));
    } else void queries.invalidateQueries({ queryKey });
  }

  function learn({ type, query, ...event }: QueryCacheNotifyEvent): void {
    if (type === 'observerRemoved') prune();
    if (type !== 'updated' || !('action' in event)) return;
    const { action } = event;
    if (action.type === 'fetch') {
      begunAt.set(query.queryHash, step);
      if (action.meta?.fetchMore) growing.add(query.queryHash);
      else growing.delete(query.queryHash);
    }
    if (action.type !== 'success' || action.manual) return;
    const begun = begunAt.get(query.queryHash) ?? 0;
    const { data } = query.state;
    const news = growing.has(query.queryHash) ? lastPage(data) : data;
    for (const { id, favourite } of gamesOf([news])) {
      const settled = settledAt.get(id);
      if (settled === undefined || settled > begun || isBusy(id)) continue;
      if (cardMarks.isFavourite({ id, favourite: !favourite }) !== favourite) {
        cardMarks.setFavourite(id, favourite);
      }
    }
  }

  return {
    settled(game, favourite) {
      settledAt.set(game.id, (step += 1));
      if (favourite) add(game);
      else prune();
    },
    stop: cache.subscribe(learn),
  };
}

function lastPage(list: unknown): unknown {
  return (list as { readonly pages?: readonly unknown[] } | undefined)?.pages?.at(-1);
}

function withGames(list: GamePage, games: readonly Game[]): GamePage {
  return { ...list, games, total: list.total + games.length - list.games.length };
}

/** Every game in any cached reply: a list, a paged list, or a single game. */
function gamesOf(answers: readonly unknown[]): Game[] {
  return answers.flatMap((answer): Game[] => {
    if (typeof answer !== 'object' || answer === null) return [];
    const { games, pages, id, favourite } = answer as {
      games?: readonly Game[];
      pages?: readonly unknown[];
      id?: unknown;
      favourite?: unknown;
    };
    if (games) return [...games];
    if (pages) return gamesOf(pages);
    return id !== undefined && favourite !== undefined ? [answer as Game] : [];
  });
}
