import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'The five main places, at the bottom of a phone in reach of the thumb; the middle one is filled.',
  when: ['Once, as the `tabBar` of AppFrame, which shows it below 600 px.'],
  whenNot: ['With more than five entries: put the rest in the menu.', 'For parts of a page: Tabs.'],
  anatomy: { main: 'The filled entry in the middle.' },
  keyboard: { Tab: 'Goes through the entries.', Enter: 'Opens the page of an entry.' },
  words: ['One word per entry, short enough for a fifth of a phone: “หน้าแรก” (Home).'],
};
