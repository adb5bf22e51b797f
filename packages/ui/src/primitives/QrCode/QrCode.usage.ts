import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A QR code: black on white, with its quiet zone, whatever the theme.',
  when: ['A payment, a link to share.'],
  whenNot: [
    'On the phone that has to read it, as the only way: offer saving the picture, copying, or opening the app.',
    'Smaller than 160 px: many phones do not read it.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    '`label` says what it is for, with the amount: “QR สำหรับฝาก 300.00 บาท” (QR for a deposit of 300.00 baht).',
  ],
};
