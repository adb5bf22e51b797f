import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Something did not work: what happened, what to do, and a way to try again.',
  when: ['A panel or a page that could not be loaded.'],
  whenNot: [
    'One field is wrong: the field says so.',
    'One action failed while the page stands: take Banner, or a toast where it belongs to no place.',
    'There is nothing: take EmptyState.',
  ],
  anatomy: { code: 'Small print for support.' },
  keyboard: { Tab: 'to “try again”', 'Enter, Space': 'tries again; the focus stays' },
  words: [
    'What happened, then what to do: “เชื่อมต่อไม่ได้” (Cannot connect), “ตรวจสอบอินเทอร์เน็ตแล้วลองใหม่” (Check your connection and try again).',
    'Never blame, never only a code: “รหัส 9998” (Code 9998) stands small below.',
  ],
};
