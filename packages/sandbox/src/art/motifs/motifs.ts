import type { Motif } from '../scene.ts';
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
