import { mix } from '../art/colour.ts';
import { paletteOf } from '../art/palettes.ts';
import type { Game } from '../catalogue/game.ts';

/**
 * The colour that holds the place of a cover, #rrggbb: what `dominantColour` says, without loading the motifs and fonts
 * that a cover is drawn from, which would keep the first list waiting.
 */
export function gameColour(game: Pick<Game, 'palette'>): string {
  const { sky, body } = paletteOf(game.palette);
  return mix(sky[1], body[0], 0.2);
}
