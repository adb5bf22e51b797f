import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'The five places that a thumb reaches, at the bottom of a phone; the one in the middle is raised.',
  when: ['Once, as the `tabBar` of AppFrame, which shows it below 768 px.'],
  whenNot: [
    'With more than five entries: the rest belongs in the menu.',
    'For parts of a page: take Tabs.',
  ],
  anatomy: {},
  keyboard: { Tab: 'Goes through the entries.', Enter: 'Opens the page of an entry.' },
  words: ['One word an entry, short enough for a fifth of a phone: “หน้าแรก” (Home).'],
};
