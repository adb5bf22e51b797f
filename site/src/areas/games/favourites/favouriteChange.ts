import { ApiError } from '@brand/api';
import type { Game, GameCounts } from '@brand/domain';
import type { Services } from '../../../member/services.ts';
import { cardMarks } from '../cardMarks.ts';
import { loadLibrary } from '../libraryCode.ts';
import { COUNTS_KEY } from '../countsQuery.ts';
import { tellFavourite } from './favouriteChannel.ts';
import { watchFavouriteLists } from './favouriteLists.ts';
import { type NamedGame, sayFavourite, sayFavouriteFailed } from './favouriteNotices.ts';
import { type FavouriteQueue, createFavouriteQueue } from './favouriteQueue.ts';

export { restoreScroll } from '../../../routing/scroll/restoreScroll.ts';
export { takeIntent, intendFavourite } from './favouriteIntent.ts';

/** Maximum number of favourites in one reply. */
const MOST = 500;

interface Favourites {
  readonly queue: FavouriteQueue;
  /** Requests the change and shows a notice. If the API refuses it, an error notice replaces that one. */
  readonly turn: (game: NamedGame, favourite: boolean) => void;
  /** Games whose name a notice may need. */
  readonly games: Map<string, NamedGame>;
  /** Games whose result is announced even if nothing had to change. */
  readonly requested: Set<string>;
}

const ofPage = new WeakMap<Services, Favourites>();

/** Handles a press of a member's favourite button. The card already shows the new state; the notice renders with it. */
export function changeFavourite(services: Services, game: Game, favourite: boolean): void {
  const favourites = ofPage.get(services) ?? openFavourites(services);
  favourites?.games.set(game.id, game);
  favourites?.turn(game, favourite);
}

/**
 * Handles a favourite that a visitor requested before login. The state is read first, because the API call only toggles
 * it.
 */
export function fulfilFavourite(services: Services, game: NamedGame): void {
  cardMarks.setFavourite(game.id, true);
  const favourites = ofPage.get(services) ?? openFavourites(services);
  favourites?.games.set(game.id, game);
  favourites?.queue.want(game.id, true, false);
  favourites?.requested.add(game.id);
}

/** The favourites of the current member. Null for a visitor. */
function openFavourites(services: Services): Favourites | null {
  const { queries, session } = services;
  const userId = session.read()?.userId;
  if (userId === undefined) return null;
  const isOver = () => session.known()?.userId !== userId;
  const games = new Map<string, NamedGame>();
  const requested = new Set<string>();
  const counts = () => queries.getQueryData<GameCounts>(COUNTS_KEY);

  const queue = createFavouriteQueue(
    {
      async toggle(id, to) {
        const before = counts()?.favourites;
        const library = await loadLibrary(services);
        // A request of one member must never be sent for the next one.
        if (session.read()?.userId !== userId) throw new ApiError({ kind: 'session' });
        const reply = await library.toggleFavourite({ id });
        if (!isOver()) queries.setQueryData(COUNTS_KEY, reply);
        return before === undefined || reply.favourites > before === to;
      },
      async ask(id) {
        const kept = await queries.fetchQuery({
          // Per game: a request that started before this game's last toggle would return the old state.
          queryKey: ['favouritesNow', userId, id],
          queryFn: async () =>
            (await loadLibrary(services)).games({ favourite: true, limit: MOST }),
          staleTime: 0,
          gcTime: 0,
          retry: false,
        });
        return kept.some((one) => one.id === id);
      },
      isUnsettled: (error) => error instanceof ApiError && error.unsettled,
    },
    {
      settled(id, favourite, before) {
        if (isOver()) return;
        cardMarks.setFavourite(id, favourite);
        lists.settled({ id }, favourite);
        tellFavourite({ userId, id, favourite, counts: counts() });
        const game = games.get(id);
        // For a request before login it is unknown in advance whether something has to change.
        if (requested.delete(id) && game)
          sayFavourite(game, favourite === before ? 'already' : 'added');
      },
      failed(id, favourite, error) {
        if (isOver()) return;
        cardMarks.setFavourite(id, favourite);
        const game = games.get(id);
        if (game) sayFavouriteFailed(game, !favourite, error, () => again(game, !favourite));
      },
    },
  );
  function turn(game: NamedGame, favourite: boolean): void {
    queue.want(game.id, favourite);
    if (favourite) sayFavourite(game, 'added');
    else sayFavourite(game, 'removed', () => again(game, true));
  }
  function again(game: NamedGame, favourite: boolean): void {
    if (isOver()) return;
    cardMarks.setFavourite(game.id, favourite);
    turn(game, favourite);
  }
  const lists = watchFavouriteLists(queries, userId, queue.isBusy);
  const stop = session.subscribe(() => {
    if (!isOver()) return;
    cardMarks.clear();
    lists.stop();
    ofPage.delete(services);
    stop();
  });
  const favourites = { queue, turn, games, requested };
  ofPage.set(services, favourites);
  return favourites;
}
