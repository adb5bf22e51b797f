import type { Usage } from '../../private/usage.ts';

/** Usage guide of AnnouncementDialog. */
export const usage: Usage = {
  summary: 'Shows one announcement to everyone, over the page.',
  when: ['The operator has an active announcement, and the user has not closed it yet.'],
  whenNot: [
    'News for one member or a group: NoticeDialog.',
    'The site blocks everyone: StopNotice.',
    'News about one place on the page: Banner.',
  ],
  anatomy: {
    scrim: 'The dimmed page; a press on it closes the dialog.',
    handle: 'On a phone, drag the sheet down by it.',
    header: 'Says that it is an announcement.',
    body: 'Picture, title and text; only this part scrolls.',
    picture: 'Its space is reserved before it loads; an icon replaces it when it fails to load.',
    words: 'The operator’s HTML, sanitised.',
    footer: 'The available actions.',
    close: 'Closes.',
    link: 'Its target: a page of the site, or another site in a new tab.',
  },
  keyboard: {
    Escape: 'Closes.',
    'Tab, Shift + Tab': 'Move focus within the dialog.',
    '↑ ↓': 'Scroll long text.',
  },
  words: [
    'The operator writes title and text. Only ประกาศ / Announcement and ปิด / Close are ours.',
  ],
};
