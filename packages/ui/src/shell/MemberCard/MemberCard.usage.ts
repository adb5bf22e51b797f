import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'The head of a phone’s menu: name, balance and the two ways of money; for a visitor the way in.',
  when: ['On top of the menu page and of the Drawer.'],
  whenNot: ['Where the header shows the balance already, on wide screens.'],
  anatomy: {
    name: 'The username, cut off where it is too long.',
    balance: 'The balance, its shape while it is on its way, or the way to ask again.',
  },
  keyboard: { Tab: 'Goes through its buttons.', Enter: 'Goes where the button leads.' },
  words: ['A visitor is told what logging in is for: “เข้าสู่ระบบเพื่อฝาก ถอน และเล่นเกม”.'],
};
