import type { Trigger } from '../../control/trigger.ts';
import { invalidField } from '../../http/refusal.ts';
import { writeSetting } from '../../settings/settings.ts';
import { tricks } from './tricks.ts';

const NONE = 'none';

/** Trigger for hostile games. */
export const hostileTriggers: readonly Trigger[] = [
  {
    id: 'hostile-game',
    group: 'games',
    title: 'Games turn hostile',
    explains:
      'Every game that is launched is a page that plays one trick on the site that holds it; the site must not notice.',
    fields: [
      {
        name: 'trick',
        label: 'Trick',
        kind: 'choice',
        options: [
          { value: NONE, label: 'None: games are games again' },
          ...tricks.map(({ id, does }) => ({ value: id, label: `${id}: ${does}` })),
        ],
        value: 'top-location',
      },
    ],
    pull({ db }, { trick = '' }) {
      const found = tricks.find(({ id }) => id === trick);
      if (!found && trick !== NONE) throw invalidField('trick');
      writeSetting(db, 'hostileTrick', found?.id ?? null);
      return found
        ? `Every game launched from now on ${found.does}. It must not come to this: ${found.mustNot}.`
        : 'Games are games again.';
    },
  },
];
