import { isDemoName } from '../../areas/games/gameHref.ts';
import { members } from './members.ts';
import type { Guard } from '../../routing/visit.ts';

/** Only members play games. A demo is open to all visitors if the operator has demos. */
export const gameOfMember: Guard = (visit) =>
  isDemoName(visit.params.name ?? null) && visit.operator.features.demo ? null : members(visit);
