import type { Usage } from '../../private/usage.ts';

/** How toasts are meant to be used. */
export const usage: Usage = {
  summary: 'A sentence at the bottom that goes by itself: what was asked for is done, or was not.',
  when: [
    'The result of a press that changed nothing in sight: copied, saved, sent.',
    'What went wrong in the background, with one thing to do about it.',
  ],
  whenNot: [
    'What must be read: Banner or AlertDialog; a toast is gone after 5 s, with an action after 10 s.',
    'An error of a field: the field says it.',
    'The success of a deposit: that is a view of its own.',
  ],
  anatomy: { text: 'One sentence.', action: 'One thing to do about it.', close: 'Takes it away.' },
  keyboard: {
    Tab: 'Into the toasts, which wait meanwhile.',
    Escape: 'Takes away the one that has the focus; the focus goes back.',
  },
  words: [
    'What has happened, in the past: คัดลอกแล้ว / Copied.',
    'What went wrong and what to do: เชื่อมต่อไม่ได้ กรุณาลองใหม่ / No connection. Please try again.',
    'An action is one verb: เลิกทำ / Undo.',
  ],
};
