import type { Usage } from '../../private/usage.ts';

/** Usage guide of NoticeList. */
export const usage: Usage = {
  summary:
    'The inbox of a member: the notices of the operator, by day, with the unread ones marked.',
  when: ['As its own page; each row links to the address of its notice.'],
  whenNot: ['For what must be read now: NoticeDialog.', 'For the result of an action: Toast.'],
  anatomy: {
    unread: 'Number of unread notices, on all pages.',
    'read-all': 'Marks all of them as read; hidden when there are none.',
    row: 'One notice, read or unread. A press opens it.',
    type: 'The topic in one word; the icon before it has the same meaning.',
    ended: 'The subject of the notice is over.',
    title: 'At most three lines; bold while it is unread.',
    excerpt: 'The start of its text, on one line.',
    new: 'The label for unread, next to the line at the edge.',
    more: 'Loads older notices, and retries after an error.',
  },
  keyboard: { Tab: 'To “mark all as read”, each notice, “load more”.', Enter: 'Opens a notice.' },
  words: [
    'Unread is “ใหม่” (New), never a colour alone.',
    'Name days as people do: “วันนี้” (Today), “เมื่อวาน” (Yesterday), then the date.',
  ],
};
