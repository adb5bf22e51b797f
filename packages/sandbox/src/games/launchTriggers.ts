import type { Trigger } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { writeSetting } from '../settings/settings.ts';
import { launchAnswers } from './launchAnswers.ts';

const RIGHT = 'right';

/** Triggers for the launch answers of providers. */
export const launchTriggers: readonly Trigger[] = [
  {
    id: 'launch-answer',
    group: 'games',
    title: 'Wrong launch answers',
    explains:
      'Every launch, with money or play money, returns this instead of its address; the site must open nothing and show the reason. For late or lost answers see the faults.',
    fields: [
      {
        name: 'answer',
        label: 'Answer',
        kind: 'choice',
        options: [
          { value: RIGHT, label: 'The correct address' },
          ...launchAnswers.map(({ id, does }) => ({ value: id, label: does })),
        ],
        value: 'other-host',
      },
    ],
    pull({ db }, { answer = '' }) {
      const found = launchAnswers.find(({ id }) => id === answer);
      if (!found && answer !== RIGHT) throw invalidField('answer');
      writeSetting(db, 'launchAnswer', found?.id ?? null);
      return found
        ? `Launches are answered with ${found.does}.`
        : 'Launches are answered correctly.';
    },
  },
];
