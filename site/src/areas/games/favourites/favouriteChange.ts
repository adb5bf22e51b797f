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

/** As many favourites as one answer can bring. */
const MOST = 500;

interface Favourites {
  readonly queue: FavouriteQueue;
  /** Wants it, and says so; where the API does not take it, that is said in its place. */
  readonly turn: (game: NamedGame, favourite: boolean) => void;
  /** Those that a notice may have to name. */
  readonly games: Map<string, NamedGame>;
  /** Those of which one is told even if nothing had to be done. */
  readonly wished: Set<string>;
}

const ofPage = new WeakMap<Services, Favourites>();

/** A member's heart was pressed; its card shows the new state already, and it is said as one with it. */
export function changeFavourite(services: Services, game: Game, favourite: boolean): void {
  const favourites = ofPage.get(services) ?? openFavourites(services);
  favourites?.games.set(game.id, game);
  favourites?.turn(game, favourite);
}

/** A favourite that was wished for before somebody logged in: it is looked at first, since the call for it turns it over. */
export function fulfilFavourite(services: Services, game: NamedGame): void {
  cardMarks.setFavourite(game.id, true);
  const favourites = ofPage.get(services) ?? openFavourites(services);
  favourites?.games.set(game.id, game);
  favourites?.queue.want(game.id, true, false);
  favourites?.wished.add(game.id);
}

/** Those of the member who is logged in; null for nobody. */
function openFavourites(services: Services): Favourites | null {
  const { queries, session } = services;
  const userId = session.read()?.userId;
  if (userId === undefined) return null;
  const isOver = () => session.known()?.userId !== userId;
  const games = new Map<string, NamedGame>();
  const wished = new Set<string>();
  const counts = () => queries.getQueryData<GameCounts>(COUNTS_KEY);

  const queue = createFavouriteQueue(
    {
      async toggle(id, to) {
        const before = counts()?.favourites;
        const library = await loadLibrary(services);
        // What was meant by one member never reaches the next.
        if (session.read()?.userId !== userId) throw new ApiError({ kind: 'session' });
        const reply = await library.toggleFavourite({ id });
        if (!isOver()) queries.setQueryData(COUNTS_KEY, reply);
        return before === undefined || reply.favourites > before === to;
      },
      async ask(id) {
        const kept = await queries.fetchQuery({
          // By game: a look that began before this game's last toggle knows nothing of it.
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
        // Of a wish nobody knew what there was to do.
        if (wished.delete(id) && game)
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
  const favourites = { queue, turn, games, wished };
  ofPage.set(services, favourites);
  return favourites;
}
