import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Copies a text and confirms it.',
  when: ['An account number, a reference, a link to share: text that the user needs elsewhere.'],
  whenNot: [
    'A secret: every app could read it from the clipboard.',
    'For sharing: use a Button with the share icon.',
  ],
  anatomy: {},
  keyboard: { 'Enter, Space': 'copies' },
  words: [
    '“คัดลอก” (Copy), then for two seconds “คัดลอกแล้ว” (Copied).',
    'When the browser refuses, the label does not change. The text next to it can be selected.',
  ],
};
