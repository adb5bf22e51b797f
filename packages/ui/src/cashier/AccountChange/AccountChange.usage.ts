import type { Usage } from '../../private/usage.ts';

/** How AccountChange is meant to be used. */
export const usage: Usage = {
  summary: 'Informs about a changed deposit account: old and new number side by side.',
  when: [
    'Before the details of a bank channel whose number the member has not seen yet.',
    'Until the member confirms with the button; then never again for this number.',
  ],
  whenNot: ['For news that do not affect an account: a notice or a banner.'],
  anatomy: {
    'view-heading': 'The title; it receives focus when the view opens.',
    old: 'The previous number, struck through; only its last digits if no more is known; omitted if unknown.',
    new: 'The number that money must be sent to now.',
    acknowledge: 'Continues to the details.',
    actions: 'The main action of a view; on a phone docked at the end of the screen.',
  },
  keyboard: { 'Tab, Enter': 'Activate the button to continue.' },
  words: [
    'State what to do, not what might happen: “กรุณาตรวจสอบเลขที่บัญชีก่อนฝากเงินทุกครั้ง” (Please check the account number before every deposit).',
  ],
};
