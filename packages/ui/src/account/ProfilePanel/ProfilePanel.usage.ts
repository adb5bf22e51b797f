import type { Usage } from '../../private/usage.ts';

/** How ProfilePanel is meant to be used. */
export const usage: Usage = {
  summary: 'Identity, payout account and settings of the member.',
  when: ['As the profile page on a phone.'],
  whenNot: [
    'To choose the payout account: WithdrawPanel shows the account there.',
    'To change a name or an account: only an admin can do that.',
  ],
  anatomy: {
    person: 'Username and name.',
    level: 'The VIP level.',
    account: 'The full bank account: members check it before they withdraw.',
    contact: 'Link to contact an admin.',
    settings: 'The settings, one row each.',
    line: 'Connects LINE or changes its account.',
    limits: 'Link to deposit limits and breaks.',
    'reset-password': 'Link to the page where the password is changed.',
    logout: 'Logs out after confirmation.',
  },
  keyboard: {
    Tab: 'Copy, contact admin, LINE, limits, reset password, log out.',
    Escape: 'In the dialog: declines.',
  },
  words: [
    'State that nothing is lost before the member logs out: “ยอดเงินยังอยู่ครบ” (your balance stays as it is).',
  ],
};
