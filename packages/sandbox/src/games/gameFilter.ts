import type { GameSort, GameType } from '@brand/domain';
import type { Game } from '../catalogue/game.ts';
import { games } from '../catalogue/games.ts';
import { providerOf } from '../catalogue/providers.ts';
import { searchKey } from './searchKey.ts';

/** What a list of games is asked for by. */
export interface GameFilter {
  type?: GameType | undefined;
  /** Id of the provider. */
  category?: string | undefined;
  search?: string | undefined;
  hot?: boolean | undefined;
  new?: boolean | undefined;
  freespin?: boolean | undefined;
  sort: GameSort;
}

const keys = new Map(
  games.map((game) => {
    const provider = searchKey(providerOf(game.provider).name);
    return [game, [searchKey(`${game.nameTh}\n${game.nameEn}`), provider]] as const;
  }),
);

/** Every word of the search must be part of the names of the game, or every word part of its provider's. */
function found(game: Game, words: readonly string[]): boolean {
  const own = keys.get(game) ?? [];
  return own.some((key) => words.every((word) => key.includes(word)));
}

const first: Readonly<Record<Exclude<GameSort, 'default' | 'az'>, (game: Game) => boolean>> = {
  new: (game) => game.new,
  hot: (game) => game.hot,
  freespin: (game) => game.freespin,
};

function sorted(list: readonly Game[], sort: GameSort): readonly Game[] {
  if (sort === 'default') return list;
  if (sort === 'az') return list.toSorted((a, b) => a.nameEn.localeCompare(b.nameEn, 'en'));
  const rank = first[sort];
  return list.toSorted((a, b) => Number(rank(b)) - Number(rank(a)));
}

/** The games that match, all of them, in the order asked for; `default` is the order of the catalogue. */
export function findGames(filter: GameFilter): readonly Game[] {
  const words = searchKey(filter.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const list = games.filter(
    (game) =>
      (filter.type === undefined || game.type === filter.type) &&
      (filter.category === undefined || game.provider === filter.category) &&
      (!filter.hot || game.hot) &&
      (!filter.new || game.new) &&
      (!filter.freespin || game.freespin) &&
      found(game, words),
  );
  return sorted(list, filter.sort);
}
