import type { Usage } from '../../private/usage.ts';

/** How AccountMenu is meant to be used. */
export const usage: Usage = {
  summary: 'What belongs to the member, behind the picture, in the header of a desktop.',
  when: [
    'As the `account` of HeaderWallet.',
    'AccountButton alone until the code of the menu has loaded: it looks the same.',
  ],
  whenNot: [
    'On a phone: the tab bar leads to the menu page.',
    'For visitors: they have no account.',
  ],
  anatomy: {},
  keyboard: {
    'Enter, Space, ↓': 'opens the menu',
    '↑ ↓': 'through its entries',
    Escape: 'closes it and returns to the button',
  },
  words: [
    'The name is at the top of the menu: the header is drawn before it is known.',
    'The entries have the names of their pages: “โปรไฟล์” (Profile), “ประวัติ” (History).',
    'Log out is last.',
  ],
};
