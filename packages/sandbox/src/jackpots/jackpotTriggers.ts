import type { Trigger } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { masked } from '../games/wins.ts';
import { JACKPOTS } from './jackpotRules.ts';
import { winNow } from './jackpots.ts';

/** A jackpot that is won while the site is watched. */
export const jackpotTriggers: readonly Trigger[] = [
  {
    id: 'jackpot-won',
    group: 'games',
    title: 'Another player wins a jackpot',
    explains: 'Its pool starts again, and the win is the first of its list at the next question.',
    fields: [
      {
        name: 'jackpot',
        label: 'Jackpot',
        kind: 'choice',
        options: JACKPOTS.map(({ id, nameEn }) => ({ value: id, label: nameEn })),
        value: 'mini',
      },
    ],
    pull(context, { jackpot = '' }) {
      const won = winNow(context, jackpot);
      if (!won) throw invalidField('jackpot');
      return `${masked(won.username)} won ${won.win / 100} baht.`;
    },
  },
];
