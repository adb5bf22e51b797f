import { mix } from '../art/colour.ts';
import { paletteOf } from '../art/palettes.ts';
import type { Game } from '../catalogue/game.ts';

/**
 * The placeholder colour of a cover, #rrggbb. It equals `dominantColour` without loading the motifs and fonts of the
 * covers, which would delay the first list.
 */
export function gameColour(game: Pick<Game, 'palette'>): string {
  const { sky, body } = paletteOf(game.palette);
  return mix(sky[1], body[0], 0.2);
}
