import type { Usage } from '../../private/usage.ts';

/** How PendingQrBar is meant to be used. */
export const usage: Usage = {
  summary: 'An unpaid QR code while the member is on another page of the site; links back to it.',
  when: ['Once per page, as long as an unpaid QR code exists and is not visible itself.'],
  whenNot: [
    'If the QR code is visible: it shows all of this itself.',
    'For a finished deposit: a Toast confirms the payment, DepositTimeoutDialog reports the expiry.',
  ],
  anatomy: {
    words: 'The status text with the amount.',
    time: 'The time until the QR code expires.',
  },
  keyboard: { Enter: 'Opens the QR code.' },
  words: ['As short as possible: “รอชำระ 300 บาท” (Waiting for 300 baht).'],
};
