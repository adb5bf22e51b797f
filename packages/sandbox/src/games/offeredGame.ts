import type { Game } from '../catalogue/game.ts';
import type { Provider } from '../catalogue/provider.ts';

/** How a game stands: hidden ones are in no list. */
export type GameState = 'open' | 'maintenance' | 'hidden';

/** How a provider stands: disabled ones are listed, but not offered to members. */
export type ProviderState = 'open' | 'maintenance' | 'disabled';

/** Why a game cannot be started; where `sentence` is null, ours in the language of the page is told. */
export interface Closure {
  by: 'game' | 'provider';
  state: 'maintenance' | 'disabled';
  sentence: string | null;
}

/** A game as the operator offers it: `hot` and `new` are the operator's. */
export interface OfferedGame {
  game: Game;
  provider: Provider;
  demo: boolean;
  /** Null while it can be started. */
  closure: Closure | null;
  /** What a search looks through: the names of the game, and the name of its provider. */
  keys: readonly [own: string, provider: string];
}

/** A provider as the operator offers it. */
export interface OfferedProvider {
  provider: Provider;
  state: ProviderState;
}
