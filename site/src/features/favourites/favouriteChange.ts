import { ApiError } from '@brand/api';
import type { Game, GameCounts } from '@brand/domain';
import type { Services } from '../../app/services.ts';
import { cardMarks } from '../games/cardMarks.ts';
import { loadLibrary } from '../games/libraryCode.ts';
import { COUNTS_KEY } from '../shell/countsQuery.ts';
import { tellFavourite } from './favouriteChannel.ts';
import { watchFavouriteLists } from './favouriteLists.ts';
import { type NamedGame, sayFavourite, sayFavouriteFailed } from './favouriteNotices.ts';
import { type FavouriteQueue, createFavouriteQueue } from './favouriteQueue.ts';

export { restorePlace } from '../../app/restorePlace.ts';
export { takeWish, wishFavourite } from './favouriteWish.ts';

/** As many favourites as one answer can bring. */
const MOST = 500;

interface Favourites {
  readonly queue: FavouriteQueue;
  /** Those that a notice may have to name. */
  readonly games: Map<string, NamedGame>;
  /** Those of which one is told even if nothing had to be done. */
  readonly wished: Set<string>;
}

const ofPage = new WeakMap<Services, Favourites>();

/** A member's heart was pressed; its card shows the new state already. */
export function changeFavourite(services: Services, game: Game, favourite: boolean): void {
  want(services, game, favourite);
}

/** A favourite that was wished for before somebody logged in: it is looked at first, since the call for it turns it over. */
export function fulfilFavourite(services: Services, game: NamedGame): void {
  cardMarks.setFavourite(game.id, true);
  want(services, game, true, false);
  ofPage.get(services)?.wished.add(game.id);
}

function want(services: Services, game: NamedGame, favourite: boolean, isSure?: boolean): void {
  const favourites = ofPage.get(services) ?? openFavourites(services);
  favourites?.games.set(game.id, game);
  favourites?.queue.want(game.id, favourite, isSure);
}

/** Those of the member who is logged in; null for nobody. */
function openFavourites(services: Services): Favourites | null {
  const { queries, session } = services;
  const userId = session.read()?.userId;
  if (userId === undefined) return null;
  const isOver = () => session.read()?.userId !== userId;
  const games = new Map<string, NamedGame>();
  const wished = new Set<string>();
  const counts = () => queries.getQueryData<GameCounts>(COUNTS_KEY);

  const queue = createFavouriteQueue(
    {
      async toggle(id, to) {
        const before = counts()?.favourites;
        const library = await loadLibrary(services);
        // What was meant by one member never reaches the next.
        if (isOver()) throw new ApiError({ kind: 'session' });
        const reply = await library.toggleFavourite({ id });
        if (!isOver()) queries.setQueryData(COUNTS_KEY, reply);
        return before === undefined || reply.favourites > before === to;
      },
      async ask(id) {
        const library = await loadLibrary(services);
        const kept = await library.games({ favourite: true, limit: MOST });
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
        const isWished = wished.delete(id);
        if (!game) return;
        if (favourite === before) return void (isWished && sayFavourite(game, 'already'));
        if (favourite) sayFavourite(game, 'added');
        else sayFavourite(game, 'removed', () => again(game, true));
      },
      failed(id, favourite, error) {
        if (isOver()) return;
        cardMarks.setFavourite(id, favourite);
        const game = games.get(id);
        if (game) sayFavouriteFailed(game, !favourite, error, () => again(game, !favourite));
      },
    },
  );
  const again = (game: NamedGame, favourite: boolean) => {
    if (isOver()) return;
    cardMarks.setFavourite(game.id, favourite);
    queue.want(game.id, favourite);
  };
  const lists = watchFavouriteLists(queries, userId, queue.isBusy);
  const stop = session.subscribe(() => {
    if (!isOver()) return;
    cardMarks.clear();
    lists.stop();
    ofPage.delete(services);
    stop();
  });
  const favourites = { queue, games, wished };
  ofPage.set(services, favourites);
  return favourites;
}
