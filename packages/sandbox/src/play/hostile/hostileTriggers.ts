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
    title: 'Games are hostile',
    explains:
      'Every launched game performs one attack on the site that frames it; the site must not be affected.',
    fields: [
      {
        name: 'trick',
        label: 'Trick',
        kind: 'choice',
        options: [
          { value: NONE, label: 'None: normal games' },
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
        ? `Every game launched from now on ${found.does}. This must not happen: ${found.mustNot}.`
        : 'Games are normal again.';
    },
  },
];
