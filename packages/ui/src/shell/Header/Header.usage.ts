import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'The bar at the top of every page: logo, name of the page, and the wallet or log in.',
  when: ['Once, as the `header` of AppFrame.'],
  whenNot: ['In a panel or an overlay: those have their own titles.'],
  anatomy: {
    menu: 'Opens the menu on a phone, folds it on wide screens.',
    logo: 'The Logo, which links to home.',
    back: 'Back, on a phone and on pages with one task.',
    title: 'The name of the page.',
    search: 'Space for the search, on wide screens.',
    'search-icon': 'On a phone, a link to the search when its field is not shown.',
    wallet: 'The HeaderWallet of a member.',
    entrance: 'Log in and sign up of a visitor.',
    login: 'Log in, a text link. An icon on a phone without room for the word.',
    register: 'Sign up, the button of a visitor.',
    close: 'Leaves a registration page and goes to home.',
  },
  keyboard: {
    Tab: 'Goes from the menu to the logo or back, the search, and the wallet or log in.',
  },
  words: [
    'A title is the name of the page as in the menu: “ถอนเงิน” (Withdraw).',
    'Buttons are one verb: “ฝากเงิน” (Deposit), “เข้าสู่ระบบ” (Log in).',
  ],
};
