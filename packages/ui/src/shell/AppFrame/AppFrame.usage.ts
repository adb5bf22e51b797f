import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'Places header, sidebar, page, footer and tab bar; nothing in it moves when the page in it changes.',
  when: ['Once, around all pages of a site.'],
  whenNot: ['Around a page that stands alone, such as the one for maintenance.'],
  anatomy: {},
  keyboard: {
    Tab: 'First reaches “Skip to content”, which is seen only then.',
    Enter: 'On “Skip to content”, goes to the page past header and menu.',
  },
  words: ['It says nothing of its own but “ข้ามไปยังเนื้อหา” (Skip to content).'],
};
