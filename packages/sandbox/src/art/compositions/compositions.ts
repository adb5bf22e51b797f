import { closeUp } from './closeUp.ts';
import type { Composition } from './composition.ts';
import { crate } from './crate.ts';
import { dunes } from './dunes.ts';
import { funfair } from './funfair.ts';
import { horizon } from './horizon.ts';
import { kaleido } from './kaleido.ts';
import { pitch } from './pitch.ts';
import { podium } from './podium.ts';
import { porthole } from './porthole.ts';
import { nightSkyline } from './skyline.ts';
import { split } from './split.ts';
import { stage } from './stage.ts';
import { sunburst } from './sunburst.ts';
import { table } from './table.ts';
import { thicket } from './thicket.ts';
import { ticket } from './ticket.ts';
import { underwater } from './underwater.ts';

/** All compositions of a cover. */
export const compositions: readonly Composition[] = [
  sunburst,
  horizon,
  underwater,
  stage,
  split,
  ticket,
  nightSkyline,
  kaleido,
  thicket,
  podium,
  porthole,
  closeUp,
  dunes,
  table,
  pitch,
  funfair,
  crate,
];

const byId = new Map(compositions.map((each) => [each.id, each]));

/** The composition of that id. Throws when there is none. */
export function compositionOf(id: string): Composition {
  const found = byId.get(id);
  if (!found) throw new Error(`No composition is called ${id}`);
  return found;
}
