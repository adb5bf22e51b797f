import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'The menu of the whole site: next to every page on wide screens, in the Drawer on a phone.',
  when: [
    'As the `sidebar` of AppFrame, which folds it to icons.',
    'In a Drawer, below MemberCard; when it is wide enough it shows its labels.',
  ],
  whenNot: ['For the parts of one page: Tabs.', 'For the five main places of a phone: TabBar.'],
  anatomy: {
    groups: 'Everything above the end.',
    group: 'Entries under a heading; folded, under a separator line.',
    count: 'How many games a list contains; from a hundred on “99+”.',
    language: 'A link to this page in one language, named in that language.',
    partners: 'Logos of partners, in two columns; hidden while the menu is folded.',
    age: 'Minimum age to play.',
  },
  keyboard: {
    Tab: 'Goes through the entries in order; folded, each shows its label next to it.',
    Enter: 'Opens the page of an entry.',
  },
  words: [
    'One or two words per entry, the name of the page: “ฝากเงิน” (Deposit).',
    'A heading names the group, not an action: “กระเป๋าเงิน” (Wallet).',
  ],
};
