import type { Usage } from '../../private/usage.ts';

/** How DepositTimeoutDialog is meant to be used. */
export const usage: Usage = {
  summary: 'A QR code has expired while the member was on another page of the site.',
  when: ['Once, in the active tab, if the QR code was not visible.'],
  whenNot: ['If the QR code was visible: DepositPanel shows the expiry in place.'],
  anatomy: {},
  keyboard: { Escape: 'Closes it; the page stays as it is.' },
  words: ['State what to do next, and what to do if the payment is already in transit.'],
};
