import type { Motif, Palette } from '../scene.ts';
import { animals } from './animals/animalMotifs.ts';
import { objects } from './objects/objectMotifs.ts';

/** All motifs that can be a hero or a companion. */
export const motifs: readonly Motif[] = [...animals, ...objects];

const byId = new Map(motifs.map((each) => [each.id, each]));

const READABLE = new Set([
  'cards',
  'lottery-balls',
  'sevens',
  'crown',
  'baccarat-shoe',
  'roulette',
]);

/** Whether a motif has figures, letters or ranks, which must not be mirrored. */
export function isReadable(id: string): boolean {
  return READABLE.has(id);
}

/** The motif of that id. Throws when there is none. */
export function motifOf(id: string): Motif {
  const found = byId.get(id);
  if (!found) throw new Error(`No motif is called ${id}`);
  return found;
}

/** The drawing of the hero of a game: its pose, or else that of its variant. Throws when there is none. */
export function drawingOf({
  motif: id,
  variant,
  pose,
}: {
  motif: string;
  variant: 0 | 1 | 2;
  pose?: number;
}): (palette: Palette) => string {
  const motif = motifOf(id);
  if (pose === undefined) return (palette) => motif.hero(palette, variant);
  const drawing = motif.poses?.[pose];
  if (!drawing) throw new Error(`The motif ${id} has no pose ${pose}`);
  return drawing;
}
