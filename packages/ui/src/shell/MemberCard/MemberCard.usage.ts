import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'The top of a phone’s menu: name, balance, deposit and withdrawal; for a visitor log in and sign up.',
  when: ['At the top of the menu page and of the Drawer.'],
  whenNot: ['On wide screens, where the header shows the balance already.'],
  anatomy: {
    name: 'The username, truncated when it is too long.',
    balance: 'The balance, its placeholder while it loads, or a retry.',
  },
  keyboard: { Tab: 'Goes through its buttons.', Enter: 'Follows the link.' },
  words: ['Tell a visitor the purpose of logging in: “เข้าสู่ระบบเพื่อฝาก ถอน และเล่นเกม”.'],
};
