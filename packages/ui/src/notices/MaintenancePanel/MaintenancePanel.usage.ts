import type { Usage } from '../../private/usage.ts';

/** How MaintenancePanel is meant to be used. */
export const usage: Usage = {
  summary:
    'The page of a service that is in maintenance as a whole: calm, and it goes on by itself.',
  when: [
    'Alone on a page without header and sidebar, as long as the service says that it is closed.',
  ],
  whenNot: [
    'One page or one call does not work: ErrorState.',
    'Money is being moved or an amount is typed: NoticeBar says so and the page stays.',
  ],
  anatomy: {
    text: 'What is so, in the operator’s words where there are any.',
    until: 'When it is expected to be open again, or that it takes longer.',
    check: 'Asks now; the page asks by itself all the same.',
  },
  keyboard: { Enter: 'On the button: asks now.' },
  words: ['That balance and transactions are safe comes first: it is what one worries about.'],
};
