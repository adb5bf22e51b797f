import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'An error: what happened, what to do, and a retry.',
  when: ['A panel or a page failed to load.'],
  whenNot: [
    'One field is wrong: the field shows the error.',
    'One action failed and the page still works: use Banner, or a toast if it belongs to no part of the page.',
    'There is no content: use EmptyState.',
  ],
  anatomy: { code: 'Small print for support.' },
  keyboard: { Tab: 'to “try again”', 'Enter, Space': 'tries again; the focus stays' },
  words: [
    'What happened, then what to do: “เชื่อมต่อไม่ได้” (Cannot connect), “ตรวจสอบอินเทอร์เน็ตแล้วลองใหม่” (Check your connection and try again).',
    'Never blame the user, never show only a code: “รหัส 9998” (Code 9998) is in small print below.',
  ],
};
