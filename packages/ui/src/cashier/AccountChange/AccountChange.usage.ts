import type { Usage } from '../../private/usage.ts';

/** How AccountChange is meant to be used. */
export const usage: Usage = {
  summary: 'Says that a deposit account has changed: old and new number side by side.',
  when: [
    'Before the details of a bank channel whose number the member has not seen yet.',
    'Until the member goes on by the button; then never again for this number.',
  ],
  whenNot: ['For news that touch no account: a notice or a banner.'],
  anatomy: {
    'view-heading': 'What has happened; it takes the focus when the view comes.',
    old: 'The number before, struck through; only its end where no more is known; missing where nothing is.',
    new: 'The number that money goes to now.',
    acknowledge: 'Goes on to the details.',
  },
  keyboard: { 'Tab, Enter': 'To the button that goes on.' },
  words: [
    'It says what to do, not what might happen: “กรุณาตรวจสอบเลขที่บัญชีก่อนฝากเงินทุกครั้ง” (Please check the account number before every deposit).',
  ],
};
