import type { Usage } from '../../private/usage.ts';

/** How WithdrawPanel is meant to be used. */
export const usage: Usage = {
  summary: 'A withdrawal: amount, review, confirmation.',
  when: [
    'In the desktop side panel and as a page on a phone.',
    'With the state of the withdraw flow and the terms of the server.',
  ],
  whenNot: [
    'For a transfer between members or to another account: a withdrawal always goes to the registered account.',
  ],
  anatomy: {
    'view-heading': 'The title of the view; it receives focus when the view changes.',
    summary: 'The available amount, the balance, and the limits per withdrawal and per day.',
    available: 'The maximum of one withdrawal; 0 if withdrawal is blocked.',
    obstacle:
      'Replaces the form: why withdrawal is blocked, with its remedy (`data-obstacle` contains the reason).',
    lock: 'The lock after the last withdrawal, with its end; a countdown if there is no button to show it.',
    account: 'The payout account; it cannot be changed here.',
    notice:
      'The outcome of a withdrawal that arrived late, was not made, or was made or answered in another window.',
    open: 'An earlier withdrawal whose outcome is unknown, above the form for another amount.',
    another: 'The remaining time until another amount is possible.',
    'balance-read': 'The balance with the time at which it was read, while the outcome is unknown.',
    'void-fault': 'Why the request could not be cancelled.',
    looking: 'States that the history is being checked, or that the server is unreachable.',
    contact: 'Link to contact an admin, if only an admin can help.',
    amount: 'The amount to confirm: the largest figure of the view.',
    seal: 'The icon of the result.',
    code: 'The error code of a failure in small print, for support.',
    actions: 'The main action of a view; on a phone docked at the end of the screen.',
  },
  keyboard: {
    Tab: 'Moves through amount, “withdraw all” and the actions.',
    Enter:
      'In the amount field: continues to the review. In the review: confirms; repeated presses send one request.',
  },
  words: [
    'Before the last step, state that it cannot be undone: “ถอนแล้วยกเลิกไม่ได้” (A withdrawal cannot be undone.).',
    'A lock states when it ends: “ถอนได้อีกครั้งใน 09:44” (You can withdraw again in 09:44).',
    'An obstacle states what is missing and offers the remedy: “ขาดอีก 179.50 บาท” (You are 179.50 baht short.).',
    'If the outcome is unknown, do not guess: “ถอน 500 บาท: ยังไม่ทราบผล” (500 baht: no answer yet).',
  ],
};
