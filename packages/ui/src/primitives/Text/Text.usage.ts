import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Body text with a line height for Thai tone marks.',
  when: [
    'Sentences, captions, small print.',
    '`weight="strong"` for a label or a lead word; it uses the heading font.',
  ],
  whenNot: [
    'A heading: use Heading, which has a level in the outline.',
    'Money: use Money, which has tabular digits.',
    '`truncate` when the end of the sentence matters: let it wrap.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'Thai first, polite, without exclamation marks; never letter-spaced and never cut above or below.',
    'A tone is never the only sign: “ถอนเงินไม่สำเร็จ” (Withdrawal failed), not only red figures.',
  ],
};
