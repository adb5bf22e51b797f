import type { Usage } from '../../private/usage.ts';

/** How AnnouncementDialog is meant to be used. */
export const usage: Usage = {
  summary: 'Announces one thing to everybody, over the page.',
  when: ['The operator has an announcement up, and the person has not closed it yet.'],
  whenNot: [
    'News for one member or a group: NoticeDialog.',
    'Nobody may go on: StopNotice.',
    'News that belongs to a place on the page: Banner.',
  ],
  anatomy: {
    scrim: 'The dimmed page; a press on it closes.',
    handle: 'On a phone the sheet is pulled down by it.',
    header: 'Says that it is an announcement.',
    body: 'Picture, title and words; it alone scrolls.',
    picture: 'Its room is there before it; a sign where it cannot come.',
    words: 'The operator’s HTML, sanitised.',
    footer: 'What can be done.',
    close: 'Closes.',
    link: 'Where it leads: a page of the site, or another one in a new tab.',
  },
  keyboard: {
    Escape: 'Closes.',
    'Tab, Shift + Tab': 'Go round within it.',
    '↑ ↓': 'Scroll long words.',
  },
  words: [
    'The operator writes title and words; ours are only ประกาศ / Announcement and ปิด / Close.',
  ],
};
