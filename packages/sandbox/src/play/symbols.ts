import type { Game } from '../catalogue/game.ts';

/** Additional motifs for the reels of a game whose cover has fewer than eight objects, in this order. */
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

/**
 * Ids of the eight motifs on the reels of a game, the rarest first: the objects of its cover, then additional motifs.
 */
export function symbolsOf(game: Pick<Game, 'motif' | 'beside'>): readonly string[] {
  return [...new Set([game.motif, ...game.beside, ...FILLERS])].slice(0, SYMBOLS);
}
