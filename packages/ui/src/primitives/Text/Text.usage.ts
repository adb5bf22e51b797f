import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Reading text at a line height that Thai tone marks fit in.',
  when: [
    'Sentences, captions, small print.',
    '`weight="strong"` for a label or a word that leads; it is set in the heading face.',
  ],
  whenNot: [
    'A heading: use Heading, which has a place in the outline.',
    'Money: use Money, which keeps its columns.',
    '`truncate` where the end of the sentence matters: let it wrap.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'Thai first, polite, without exclamation marks; it is never letter-spaced and never cut above or below.',
    'A tone is never the only sign: “ถอนเงินไม่สำเร็จ” (Withdrawal failed), not red figures alone.',
  ],
};
