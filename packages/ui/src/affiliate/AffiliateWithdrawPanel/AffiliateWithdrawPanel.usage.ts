import type { Usage } from '../../private/usage.ts';

/** How AffiliateWithdrawPanel is meant to be used. */
export const usage: Usage = {
  summary: 'Withdraws affiliate income to the wallet: rules, amount, review, new balances.',
  when: ['On the affiliate page, with the state of the affiliate withdraw flow.'],
  whenNot: ['For a payout to a bank account: WithdrawPanel.'],
  anatomy: {
    'view-heading': 'The title of the view; it receives focus when the view changes.',
    balance: 'The available income.',
    rules: 'Days, once a day, minimum, destination; always shown before the form.',
    closed: 'Replaces the form: why a withdrawal is not possible now.',
    opens: 'The next withdrawal date in Bangkok time, with the remaining wait.',
    notice:
      'The outcome of a withdrawal that arrived late, or was made or answered in another window.',
    open: 'An earlier withdrawal whose outcome is unknown, above the form for another amount.',
    another: 'The remaining time until another amount is possible.',
    'balance-read': 'The income with the time at which it was read, while the outcome is unknown.',
    'void-fault': 'Why the request could not be cancelled.',
    looking: 'States that the transactions are being checked, or that the server is unreachable.',
    contact: 'Link to contact an admin, if only an admin can help.',
    amount: 'The amount to confirm: the largest figure of the view.',
    seal: 'The icon of the result.',
    code: 'The error code of a failure in small print, for support.',
  },
  keyboard: {
    Tab: 'Moves through amount, “withdraw all” and the actions.',
    Enter:
      'In the amount field: continues to the review. In the review: confirms; repeated presses send one request.',
  },
  words: [
    'If withdrawals are closed, state when they open: “ถอนได้อีกครั้ง 1 ก.พ. 2569 00:00 น.” (Opens again on 1 Feb 2026 00:00).',
    'If the outcome is unknown, do not guess: “ถอนรายได้ 500 บาท: ยังไม่ทราบผล” (500 baht of income: no answer yet).',
  ],
};
