import type { Trigger } from '../control/trigger.ts';
import { triggerMember } from '../members/members.ts';
import { grantFreeSpins } from './freeSpins.ts';

const GIVEN = { game: 'durian-riot', spins: 5, validDays: 7 } as const;

/** Triggers for free spins; missions themselves are reached by playing and depositing. */
export const missionTriggers: readonly Trigger[] = [
  {
    id: 'give-free-spins',
    group: 'promotions',
    title: 'Give free spins',
    explains:
      'Gives five free spins of Durian Riot for a week. Visible on the missions page and in the game, if the operator has missions.',
    fields: [{ name: 'member', label: 'Member', kind: 'member' }],
    pull(context, fields) {
      const { id, username } = triggerMember(context, fields);
      context.db.transaction(() => grantFreeSpins(context, { member: id, ...GIVEN }));
      return `${username} has ${GIVEN.spins} more free spins.`;
    },
  },
];
