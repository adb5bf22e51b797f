import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Shown when there is no content and no error.',
  when: ['A list without entries, a search without results, a feature before its first use.'],
  whenNot: [
    'Something did not load: use ErrorState.',
    'Content is loading: use Skeleton.',
    'A small place within a card: one line of muted Text.',
  ],
  anatomy: {},
  keyboard: { Tab: 'to the action, if there is one' },
  words: [
    'The title says what is empty: “ยังไม่มีรายการ” (No transactions yet).',
    'The text says what will appear: “รายการแรกจะแสดงที่นี่” (The first one will appear here).',
    'At most one action.',
  ],
};
