import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'Layout of header, sidebar, page, footer and tab bar. The frame does not move when the page changes.',
  when: ['Once, around all pages of a site.'],
  whenNot: [
    'Around a page that never has header or menu: `bare` is for a site that has both kinds of pages.',
  ],
  anatomy: {
    header: 'The bar at the top, which stays visible.',
    subheader: 'A row below it on a phone, which scrolls away.',
    sidebar: 'The menu from 600 px on; folded it is 72 px wide.',
    'tab-bar':
      'The bar at the bottom of a phone; it is hidden while the user types and where a view docks its main action.',
    footer: 'The end of the page; on a phone hidden where a view docks its main action.',
  },
  keyboard: {
    Tab: 'First reaches “Skip to content”, which is visible only then.',
    Enter: 'On “Skip to content”, skips header and menu.',
  },
  words: ['Its only own text is “ข้ามไปยังเนื้อหา” (Skip to content).'],
};
