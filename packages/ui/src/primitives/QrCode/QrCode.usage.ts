import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A QR code: black on white with a quiet zone, in every theme.',
  when: ['A payment, a link to share.'],
  whenNot: [
    'As the only way on the phone that has to read it: offer saving the picture, copying, or opening the app.',
    'Smaller than 160 px: many phones cannot read it.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    '`label` names the purpose with the amount: “QR สำหรับฝาก 300.00 บาท” (QR for a deposit of 300.00 baht).',
  ],
};
