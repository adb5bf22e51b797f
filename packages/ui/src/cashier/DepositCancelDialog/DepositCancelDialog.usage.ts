import type { Usage } from '../../private/usage.ts';

/** How DepositCancelDialog is meant to be used. */
export const usage: Usage = {
  summary: 'Confirms once whether to cancel the current QR code.',
  when: ['When the member cancels the QR code, or goes back from it.'],
  whenNot: [
    'While the QR code is still being created: that stops without confirmation.',
    'When the panel is closed or another page is opened: the QR code stays valid.',
  ],
  anatomy: {},
  keyboard: { Escape: 'Keeps the QR code.' },
  words: ['State what is lost and what is not: a completed payment is still credited.'],
};
