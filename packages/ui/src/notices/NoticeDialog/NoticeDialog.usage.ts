import type { Usage } from '../../private/usage.ts';

/** Usage guide of NoticeDialog. */
export const usage: Usage = {
  summary: 'Shows a member one notice that the operator wants to be read, over the page.',
  when: [
    'A notice opens automatically: a deposit account has changed, a promotion starts, maintenance is planned.',
  ],
  whenNot: [
    'News for visitors too: AnnouncementDialog.',
    'Notices to read again: NoticeList.',
    'The site blocks everyone: StopNotice.',
    'The result of the user’s own action: Toast.',
  ],
  anatomy: {
    scrim: 'The dimmed page; a press on it closes the dialog, except for a bank notice.',
    handle: 'On a phone, drag the sheet down by it; a bank notice has none.',
    header: 'The topic of the notice, and its position.',
    mark: 'The icon and the label of its type.',
    title: 'The operator’s title.',
    game: 'The name of the game that it is about.',
    place: 'Its position among the pending notices.',
    inbox: 'Links to all pending notices, when there are several.',
    body: 'Picture, title and text; only this part scrolls.',
    picture: 'Its space is reserved before it loads; an icon replaces it when it fails to load.',
    words: 'The operator’s HTML, sanitised.',
    footer: 'The available actions.',
    close: 'Closes it, or shows the next pending notice.',
    'close-all': 'Closes all pending notices, when there are others.',
    acknowledge: 'Bank notices: the member has checked the account number.',
    link: 'Its target: a page of the site, or another site in a new tab.',
    contact: 'Bank notices: contact admin.',
    logout: 'Bank notices: log out.',
  },
  keyboard: {
    Escape: 'Closes it, except for a bank notice.',
    'Tab, Shift + Tab': 'Move focus within the dialog.',
    '↑ ↓': 'Scroll long text.',
  },
  words: [
    'The button says what happens: ถัดไป / Next when another notice is pending, ปิด / Close at the last one.',
    'A bank notice asks for a check, not for consent: ตรวจสอบเลขที่บัญชีแล้ว / I have checked the account number.',
  ],
};
