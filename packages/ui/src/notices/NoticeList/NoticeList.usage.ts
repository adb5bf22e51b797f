import type { Usage } from '../../private/usage.ts';

/** How NoticeList is meant to be used. */
export const usage: Usage = {
  summary: 'The inbox of a member: what the operator has told, by day, with what is unread.',
  when: ['As a page of its own; each row leads to its notice, by an address.'],
  whenNot: ['For what must be read now: NoticeDialog.', 'For what has just been done: Toast.'],
  anatomy: {
    unread: 'How many have not been read, on all pages.',
    'read-all': 'Marks all of them as read; gone when there are none.',
    row: 'One notice, read or unread. A press opens it.',
    type: 'What it is about, in a word; the sign before it says the same.',
    ended: 'What it told of is over.',
    title: 'At most two lines; bold while it is unread.',
    excerpt: 'How it begins, on one line.',
    new: 'The word for unread, beside the line at its edge.',
    more: 'Asks for older ones, again where that failed.',
  },
  keyboard: { Tab: 'To “mark all as read”, each notice, “load more”.', Enter: 'Opens a notice.' },
  words: [
    'Unread is “ใหม่” (New), never a colour alone.',
    'Days are said as people say them: “วันนี้” (Today), “เมื่อวาน” (Yesterday), then the date.',
  ],
};
