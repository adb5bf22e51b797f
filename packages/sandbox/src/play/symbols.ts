import type { Game } from '../catalogue/game.ts';

/** Motifs that fill up the reels of a game whose own cover shows fewer than eight things, in this order. */
const FILLERS = [
  'diamond',
  'crown',
  'sevens',
  'bells',
  'fruit',
  'candy',
  'coins',
  'lantern',
  'dice',
  'kite',
  'mango',
];
const SYMBOLS = 8;

/** Ids of the eight motifs on the reels of a game, the rarest first: what its cover shows, then fillers. */
export function symbolsOf(game: Pick<Game, 'motif' | 'beside'>): readonly string[] {
  return [...new Set([game.motif, ...game.beside, ...FILLERS])].slice(0, SYMBOLS);
}
