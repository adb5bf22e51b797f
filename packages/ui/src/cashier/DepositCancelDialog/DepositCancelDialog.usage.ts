import type { Usage } from '../../private/usage.ts';

/** How DepositCancelDialog is meant to be used. */
export const usage: Usage = {
  summary: 'Asks once before a QR on show is given up.',
  when: ['When the member cancels the QR, or goes back from it.'],
  whenNot: [
    'While the QR is only being made: that stops without a question.',
    'When the panel is closed or another page is opened: the QR goes on.',
  ],
  anatomy: {},
  keyboard: { Escape: 'Keeps the QR.' },
  words: ['The text says what is lost, and what is not: a payment already made is still credited.'],
};
