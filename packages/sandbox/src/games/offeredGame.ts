import type { Game } from '../catalogue/game.ts';
import type { Provider } from '../catalogue/provider.ts';

/** State of a game; hidden games are in no list. */
export type GameState = 'open' | 'maintenance' | 'hidden';

/** State of a provider; disabled providers are listed, but not offered to members. */
export type ProviderState = 'open' | 'maintenance' | 'disabled';

/** Why a game cannot be launched. If `sentence` is null, the default message in the language of the page is used. */
export interface Closure {
  by: 'game' | 'provider';
  state: 'maintenance' | 'disabled';
  sentence: string | null;
}

/** A game as the operator offers it: `hot` and `new` are set by the operator. */
export interface OfferedGame {
  game: Game;
  provider: Provider;
  demo: boolean;
  /** Null while it can be launched. */
  closure: Closure | null;
  /** The searched texts: the names of the game and the name of its provider. */
  keys: readonly [own: string, provider: string];
}

/** A provider as the operator offers it. */
export interface OfferedProvider {
  provider: Provider;
  state: ProviderState;
}
