import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'Places header, sidebar, page, footer and tab bar; nothing in it moves when the page in it changes.',
  when: ['Once, around all pages of a site.'],
  whenNot: [
    'Around a page that never has header or menu: `bare` is for a site where both change places.',
  ],
  anatomy: {
    header: 'The bar on top, which stays in sight.',
    subheader: 'A row under it on a phone, which scrolls away.',
    sidebar: 'The menu in place, from 600 px on; folded it is 72 px wide.',
    'tab-bar': 'The bar at the bottom of a phone; it makes room while one types.',
  },
  keyboard: {
    Tab: 'First reaches “Skip to content”, which is seen only then.',
    Enter: 'On “Skip to content”, goes to the page past header and menu.',
  },
  words: ['It says nothing of its own but “ข้ามไปยังเนื้อหา” (Skip to content).'],
};
