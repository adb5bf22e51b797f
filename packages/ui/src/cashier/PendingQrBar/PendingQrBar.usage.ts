import type { Usage } from '../../private/usage.ts';

/** How PendingQrBar is meant to be used. */
export const usage: Usage = {
  summary:
    'A QR waits to be paid while the member is elsewhere on the site; this leads back to it.',
  when: ['Once in a page, as long as a QR waits and is not itself on the screen.'],
  whenNot: [
    'Where the QR is on show: it says all of this itself.',
    'For anything that ended: a Toast says that it was paid, DepositTimeoutDialog that it was not.',
  ],
  anatomy: {
    words: 'What is waited for, with the amount.',
    time: 'What is left until the QR expires.',
  },
  keyboard: { Enter: 'Opens the QR.' },
  words: ['As short as it goes: “รอชำระ 300 บาท” (Waiting for 300 baht).'],
};
