import { hasDemo } from '../catalogue/demoGames.ts';
import type { GameType } from '../catalogue/game.ts';
import { gameOf } from '../catalogue/games.ts';
import { providers } from '../catalogue/providers.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { type GameFinder, gameFinder } from './gameFinder.ts';
import type { Closure, OfferedGame, OfferedProvider, ProviderState } from './offeredGame.ts';
import { searchKey } from './searchKey.ts';

/** Prepared data of all game lists, cached until a setting changes. */
export interface GameIndex {
  /** In the operator’s order, without hidden games. */
  games: readonly OfferedGame[];
  /** The game of that code; undefined if it does not exist or is hidden. */
  gameOf(code: string): OfferedGame | undefined;
  /** In the order of the lobby. */
  providers: readonly OfferedProvider[];
  /** The games of a provider of one type. */
  gamesBy(provider: string, type: GameType): readonly OfferedGame[];
  find: GameFinder;
}

interface GameRow {
  code: string;
  hot: number;
  new: number;
  state: 'open' | 'maintenance';
  sentence: string | null;
}

interface ProviderRow {
  provider: string;
  state: 'maintenance' | 'disabled';
  sentence: string | null;
}

const indexes = new WeakMap<Database, GameIndex>();

/** The currently offered games. */
export function gameIndex({ db }: Pick<Context, 'db'>): GameIndex {
  const known = indexes.get(db);
  if (known) return known;
  const index = build(db);
  indexes.set(db, index);
  return index;
}

/** Must be called after every change of the offer. The next list is then built from the database again. */
export function forgetGameIndex({ db }: Pick<Context, 'db'>): void {
  indexes.delete(db);
}

function build(db: Database): GameIndex {
  const rows = db.all<GameRow>(
    "SELECT code, hot, new, state, sentence FROM games WHERE state <> 'hidden' ORDER BY position",
  );
  const switches = new Map(
    db.all<ProviderRow>('SELECT * FROM provider_switches').map((row) => [row.provider, row]),
  );
  const providersById = new Map(
    providers.map((provider) => [
      provider.id,
      { provider, key: searchKey(provider.name), closure: providerClosure(switches, provider.id) },
    ]),
  );
  const games = rows.flatMap((row): OfferedGame[] => {
    const game = gameOf(row.code);
    const provider = providersById.get(game?.provider ?? '');
    // The game may have been removed from the catalogue since an earlier version.
    if (!game || !provider) return [];
    return [
      {
        game: { ...game, hot: row.hot === 1, new: row.new === 1 },
        provider: provider.provider,
        demo: hasDemo(game),
        closure: closureOf(row, provider.closure),
        keys: [searchKey(`${game.nameTh}\n${game.nameEn}`), provider.key],
      },
    ];
  });
  const byCode = new Map(games.map((each) => [each.game.code, each]));
  const byProvider = new Map<string, OfferedGame[]>();
  for (const each of games) {
    const key = `${each.game.provider} ${each.game.type}`;
    const own = byProvider.get(key);
    if (own) own.push(each);
    else byProvider.set(key, [each]);
  }
  return {
    games,
    gameOf: (code) => byCode.get(code),
    providers: providers.map((provider) => ({ provider, state: stateOf(switches, provider.id) })),
    gamesBy: (provider, type) => byProvider.get(`${provider} ${type}`) ?? [],
    find: gameFinder(games),
  };
}

/** Priority of messages: a provider that is not offered, then the game’s own message, then the provider’s message. */
function closureOf({ state, sentence }: GameRow, byProvider: Closure | null): Closure | null {
  if (state === 'open' || byProvider?.state === 'disabled') return byProvider;
  return { by: 'game', state: 'maintenance', sentence };
}

function providerClosure(switches: Map<string, ProviderRow>, id: string): Closure | null {
  const row = switches.get(id);
  return row ? { by: 'provider', state: row.state, sentence: row.sentence } : null;
}

function stateOf(switches: Map<string, ProviderRow>, id: string): ProviderState {
  return switches.get(id)?.state ?? 'open';
}
