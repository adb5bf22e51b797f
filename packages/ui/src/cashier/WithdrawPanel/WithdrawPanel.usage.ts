import type { Usage } from '../../private/usage.ts';

/** How WithdrawPanel is meant to be used. */
export const usage: Usage = {
  summary: 'A withdrawal: amount, check, confirmation.',
  when: [
    'In the side panel of a desktop and as a page of a phone alike.',
    'With the state of the withdraw flow and the terms that the server has given.',
  ],
  whenNot: [
    'For a transfer between members or to another account: a withdrawal goes to the one account on file.',
  ],
  anatomy: {
    'view-heading': 'The title of the view; it takes the focus when the view changes.',
    summary:
      'What is possible now: the amount, the balance, the limits of one withdrawal and of today.',
    available: 'What one withdrawal can take now; 0 where something stands in the way.',
    obstacle:
      'In the place of the form: why nothing can be withdrawn, with its remedy (`data-obstacle` names it).',
    lock: 'For how long a withdrawal is locked after the last one; a countdown where there is no button to show it.',
    account: 'Where the money goes; it cannot be chosen.',
    notice: 'What became of a withdrawal that was lost, or made in another window.',
    looking: 'Says that the history is being looked into, and when it cannot be reached.',
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
    'Before the last step, say that there is no way back: “ถอนแล้วยกเลิกไม่ได้” (A withdrawal cannot be undone.).',
    'A lock says when it ends: “ถอนได้อีกครั้งใน 09:44” (You can withdraw again in 09:44).',
    'An obstacle says what is missing and offers the step that helps: “ขาดอีก 179.50 บาท” (You are 179.50 baht short.).',
    'When nobody knows, do not guess: “กำลังตรวจสอบผลการถอน” (We are checking your withdrawal).',
  ],
};
