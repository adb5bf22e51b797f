import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'The menu of the whole site: beside every page on wide screens, in the Drawer of a phone.',
  when: [
    'As the `sidebar` of AppFrame, which folds it to icons.',
    'In a Drawer, below MemberCard; where it is wide enough it shows its words.',
  ],
  whenNot: [
    'For the parts of one page: take Tabs.',
    'For the five places that a thumb reaches on a phone: take TabBar.',
  ],
  anatomy: {
    groups: 'Everything above the foot.',
    group: 'Entries under a heading; folded, under a line.',
    count: 'How many games a list holds; from a hundred on “99+”.',
    language: 'This page in one language, named in that language.',
    partners: 'Logos of partners, two beside each other, not while the menu is folded.',
    age: 'From which age on people may play.',
  },
  keyboard: {
    Tab: 'Goes through the entries in their order; folded, each shows its words beside it.',
    Enter: 'Opens the page of an entry.',
  },
  words: [
    'One or two words an entry, as the page calls itself: “ฝากเงิน” (Deposit).',
    'A heading names the group, not an action: “กระเป๋าเงิน” (Wallet).',
  ],
};
