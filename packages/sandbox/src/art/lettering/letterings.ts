import type { Lettering } from './lettering.ts';
import { arched, extruded, outlined, rising, stacked } from './plainStyles.ts';
import { badge, brush, engraved, neonLine, ribbon } from './signStyles.ts';

/** All lettering styles. */
export const letterings: readonly Lettering[] = [
  outlined,
  arched,
  stacked,
  extruded,
  rising,
  ribbon,
  neonLine,
  brush,
  engraved,
  badge,
];

const byId = new Map(letterings.map((each) => [each.id, each]));

/** The lettering of that id. Throws when there is none. */
export function letteringOf(id: string): Lettering {
  const found = byId.get(id);
  if (!found) throw new Error(`No lettering is called ${id}`);
  return found;
}
