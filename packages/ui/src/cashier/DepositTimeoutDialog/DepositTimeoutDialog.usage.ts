import type { Usage } from '../../private/usage.ts';

/** How DepositTimeoutDialog is meant to be used. */
export const usage: Usage = {
  summary: 'A QR has run out while the member was elsewhere on the site.',
  when: ['Once, in the tab that is looked at, when the QR was not on the screen.'],
  whenNot: ['Where the QR was on show: DepositPanel says it in its place.'],
  anatomy: {},
  keyboard: { Escape: 'Closes it; the page stays as it is.' },
  words: ['It says what to do next, and what to do if the money is on its way already.'],
};
