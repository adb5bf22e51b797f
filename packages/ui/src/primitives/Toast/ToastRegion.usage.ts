import type { Usage } from '../../private/usage.ts';

/** Usage guide of toasts. */
export const usage: Usage = {
  summary: 'A sentence at the bottom that disappears automatically: the result of an action.',
  when: [
    'The result of a press without visible change: copied, saved, sent.',
    'An error in the background, with one action.',
  ],
  whenNot: [
    'What must be read: Banner or AlertDialog; a toast disappears after 5 s, with an action after 10 s.',
    'An error of a field: the field shows it.',
    'The success of a deposit: it has its own view.',
  ],
  anatomy: { text: 'One sentence.', action: 'One action.', close: 'Closes it.' },
  keyboard: {
    Tab: 'Into the toasts, which pause meanwhile.',
    Escape: 'Closes the focused one and restores the focus.',
  },
  words: [
    'What has happened, in the past: คัดลอกแล้ว / Copied.',
    'The error and what to do: เชื่อมต่อไม่ได้ กรุณาลองใหม่ / No connection. Please try again.',
    'An action is one verb: เลิกทำ / Undo.',
  ],
};
