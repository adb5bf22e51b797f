import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'The bar on top of every page: whose site it is, where one is, and the way to the wallet or in.',
  when: ['Once, as the `header` of AppFrame.'],
  whenNot: ['In a panel or an overlay: those have titles of their own.'],
  anatomy: {
    logo: 'The Logo, which leads home; on a phone the name of the page takes its place.',
    back: 'On a phone, back from a page that has a `title`.',
    title: 'The name of the page, on a phone.',
    search: 'Room for the search, on wide screens.',
    wallet: 'History, balance and deposit of a member.',
    balance: 'The balance, its shape while it is on its way, or a way to read it again.',
    entrance: 'Log in and sign up of a visitor.',
  },
  keyboard: { Tab: 'Goes from the menu to the logo, the search, and the wallet or the entrance.' },
  words: [
    'A title is the name of the page as the menu says it: “ถอนเงิน” (Withdraw).',
    'Buttons are one verb: “ฝากเงิน” (Deposit), “เข้าสู่ระบบ” (Log in).',
  ],
};
