import type { Usage } from '../../private/usage.ts';

/** How ProfilePanel is meant to be used. */
export const usage: Usage = {
  summary: 'Who the member is, where withdrawals go, and what can be set.',
  when: ['As the profile page of a phone.'],
  whenNot: [
    'To choose where a withdrawal goes: WithdrawPanel shows the account there.',
    'To change a name or an account: only admin does that.',
  ],
  anatomy: {
    person: 'Username and name.',
    account: 'The bank account in full: members check it before they withdraw.',
    contact: 'The way to admin.',
    settings: 'What can be set, one row each.',
    line: 'Connects LINE or changes its account.',
    limits: 'To deposit limits and breaks.',
    'reset-password': 'To the page where the password is changed.',
    logout: 'Asks, then logs out.',
  },
  keyboard: {
    Tab: 'Copy, contact admin, LINE, limits, reset password, log out.',
    Escape: 'In the question: no.',
  },
  words: [
    'Say that nothing is lost before somebody logs out: “ยอดเงินยังอยู่ครบ” (your balance stays as it is).',
  ],
};
