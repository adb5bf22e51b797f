import type { Game, GameWin } from '@brand/domain';

/** A win with its game. */
export interface WonGame extends GameWin {
  readonly game: Game;
}
