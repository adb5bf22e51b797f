import type { Usage } from '../../private/usage.ts';

/** Usage guide of AlertDialog. */
export const usage: Usage = {
  summary: 'A question that must be answered before anything else.',
  when: [
    'Before an action that cannot be undone or costs money: withdrawing, cancelling a deposit, logging out everywhere.',
  ],
  whenNot: [
    'Anything that can be undone: do it, and offer to undo it in a Toast.',
    'News without an answer: Dialog or Banner.',
  ],
  anatomy: {
    scrim: 'The dimmed page; a press on it does nothing.',
    header: 'The question.',
    body: 'The consequences.',
    error: 'The error, announced immediately.',
    cancel: 'The safe answer; has the initial focus.',
    confirm: 'Confirms, once.',
  },
  keyboard: {
    Escape: 'The safe answer, unless the confirmation is pending.',
    'Tab, Shift + Tab': 'Between the answers.',
    'Enter, Space': 'Gives the focused answer.',
  },
  words: [
    'The title is the question: ยกเลิกรายการฝากหรือไม่ / Cancel the deposit?',
    'The buttons are its answers, both verbs: ยกเลิกรายการ · ย้อนกลับ / Cancel deposit · Keep it. Never “yes” and “no”.',
    'The text says what is lost, with the amount.',
  ],
};
