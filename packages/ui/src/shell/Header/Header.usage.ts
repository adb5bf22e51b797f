import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'The bar on top of every page: whose site it is, where one is, and the way to the wallet or in.',
  when: ['Once, as the `header` of AppFrame.'],
  whenNot: ['In a panel or an overlay: those have titles of their own.'],
  anatomy: {
    menu: 'Opens the menu on a phone, folds it elsewhere.',
    logo: 'The Logo, which leads home.',
    back: 'Back, on a phone and in the kind `start`.',
    title: 'The name of the page.',
    search: 'Room for the search, on wide screens.',
    'search-icon': 'On a phone, the way to the search where its field is not shown.',
    wallet: 'The HeaderWallet of a member.',
    entrance: 'Log in and sign up of a visitor.',
    close: 'Leaves a page of joining for home.',
  },
  keyboard: {
    Tab: 'Goes from the menu to the logo or back, the search, and the wallet or the entrance.',
  },
  words: [
    'A title is the name of the page as the menu says it: “ถอนเงิน” (Withdraw).',
    'Buttons are one verb: “ฝากเงิน” (Deposit), “เข้าสู่ระบบ” (Log in).',
  ],
};
