import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Copies a text and says that it did.',
  when: ['An account number, a reference, a link to share: what is typed elsewhere.'],
  whenNot: [
    'A secret: it would lie on the clipboard for every app.',
    'Where sharing is meant: take a Button with the share icon.',
  ],
  anatomy: {},
  keyboard: { 'Enter, Space': 'copies' },
  words: [
    '“คัดลอก” (Copy), then for two seconds “คัดลอกแล้ว” (Copied).',
    'Where the browser refuses, the words stay: the text beside it can be selected.',
  ],
};
