import type { Usage } from '../../private/usage.ts';

/** Usage guide of MaintenancePanel. */
export const usage: Usage = {
  summary: 'The page of a service that is in maintenance as a whole. It continues automatically.',
  when: [
    'Alone on a page without header and sidebar, as long as the service reports that it is closed.',
  ],
  whenNot: [
    'One page or one call fails: ErrorState.',
    'A transfer is pending or an amount is being typed: NoticeBar says so and the page stays.',
  ],
  anatomy: {
    text: 'The reason, in the operator’s message if there is one.',
    until: 'When it is expected to be open again, or that it takes longer.',
    check: 'Checks now. The page also checks automatically.',
  },
  keyboard: { Enter: 'On the button: checks now.' },
  words: ['First say that balance and transactions are safe: this is what members worry about.'],
};
