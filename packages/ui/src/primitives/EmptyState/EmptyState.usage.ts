import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Nothing is there, and that is no error.',
  when: [
    'A list without entries, a search without a hit, a feature that begins with the first use.',
  ],
  whenNot: [
    'Something did not load: take ErrorState.',
    'Something is about to come: take Skeleton.',
    'A small place within a card: one line of muted Text.',
  ],
  anatomy: {},
  keyboard: { Tab: 'to the next step, if there is one' },
  words: [
    'The title says what there is none of: “ยังไม่มีรายการ” (No transactions yet).',
    'The text says what fills the place: “รายการแรกจะแสดงที่นี่” (The first one will appear here).',
    'One next step at most.',
  ],
};
