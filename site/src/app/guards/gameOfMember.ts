import { isDemoName } from '../../areas/games/gameHref.ts';
import { members } from './members.ts';
import type { Guard } from '../../routing/visit.ts';

/** Games are played by members; a demo is open to all, where the operator has demos. */
export const gameOfMember: Guard = (visit) =>
  isDemoName(visit.params.name ?? null) && visit.operator.features.demo ? null : members(visit);
