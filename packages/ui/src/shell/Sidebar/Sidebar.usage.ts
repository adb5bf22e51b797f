import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'The menu of the whole site: beside every page on wide screens, on the menu page of a phone.',
  when: [
    'As the `sidebar` of AppFrame, which folds it to icons.',
    'With `placement="drawer"` where it stands by itself; it then always shows its words.',
  ],
  whenNot: [
    'For the parts of one page: take Tabs.',
    'For the five places that a thumb reaches on a phone: take TabBar.',
  ],
  anatomy: {
    logo: 'The logo, in a drawer only.',
    language: 'This page in the other language, named in that language.',
    partners: 'Logos of partners, two beside each other, not while the menu is folded.',
  },
  keyboard: {
    Tab: 'Goes through the entries in their order.',
    Enter: 'Opens the page of an entry.',
  },
  words: [
    'One or two words an entry, as the page calls itself: “ฝากเงิน” (Deposit).',
    'A heading names the group, not an action: “กระเป๋าเงิน” (Wallet).',
  ],
};
