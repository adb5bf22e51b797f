import type { Usage } from '../../private/usage.ts';

/** How AffiliateWithdrawPanel is meant to be used. */
export const usage: Usage = {
  summary: 'Affiliate income to the wallet: rules, amount, check, balances afterwards.',
  when: ['On the affiliate page, with the state of the affiliate withdraw flow.'],
  whenNot: ['Money to a bank account: WithdrawPanel.'],
  anatomy: {
    'view-heading': 'The title of the view; it takes the focus when the view changes.',
    balance: 'The income that is there.',
    rules: 'Days, once a day, minimum, where the money goes: said before anything is tried.',
    closed: 'In the place of the form: why nothing can be withdrawn now.',
    opens: 'The date of the next time in Bangkok, and what is left of the wait.',
    notice: 'What became of a withdrawal that was lost, or made in another window.',
    looking: 'Says that the movements are being looked into, and when they cannot be reached.',
    contact: 'The way to admin, where only admin helps.',
    amount: 'What is being confirmed: the largest figure of the view.',
    seal: 'The mark of an end.',
    code: 'The code of a failure, small, for support.',
  },
  keyboard: {
    Tab: 'Through amount, “withdraw all” and the actions.',
    Enter:
      'In the amount: goes on to the check; there: confirms, once however often it is pressed.',
  },
  words: [
    'What is closed says when it opens: “ถอนได้อีกครั้ง 1 ก.พ. 2569 00:00 น.” (It opens again on 1 Feb 2026 00:00).',
    'When nobody knows, do not guess: “กำลังตรวจสอบผลการถอนรายได้” (We are checking your withdrawal).',
  ],
};
