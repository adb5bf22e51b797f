import type { Usage } from '../../private/usage.ts';

/** How NoticeDialog is meant to be used. */
export const usage: Usage = {
  summary: 'Tells a member one thing that the operator wants read, over the page.',
  when: [
    'A notice opens by itself: a deposit account has changed, a promotion begins, maintenance is planned.',
  ],
  whenNot: [
    'What is told to visitors too: AnnouncementDialog.',
    'Notices to be read again: NoticeList.',
    'Nobody may go on: StopNotice.',
    'The answer to what somebody has just done: Toast.',
  ],
  anatomy: {
    scrim: 'The dimmed page; a press on it closes, but for a bank notice.',
    handle: 'On a phone the sheet is pulled down by it; a bank notice has none.',
    header: 'What the notice is about, and which of how many.',
    mark: 'The sign and the word of its type.',
    title: 'What the operator calls it.',
    game: 'The name of the game that it is about.',
    place: 'Which of how many that wait.',
    inbox: 'Leads to all that wait, where several do.',
    body: 'Picture, title and words; it alone scrolls.',
    picture: 'Its room is there before it; a sign where it cannot come.',
    words: 'The operator’s HTML, sanitised.',
    footer: 'What can be done.',
    close: 'Closes; shows the next where one waits.',
    acknowledge: 'Bank notices: the member has checked the account number.',
    link: 'Where it leads: a page of the site, or another one in a new tab.',
    contact: 'Bank notices: the way to admin.',
    logout: 'Bank notices: the way out.',
  },
  keyboard: {
    Escape: 'Closes, but for a bank notice.',
    'Tab, Shift + Tab': 'Go round within it.',
    '↑ ↓': 'Scroll long words.',
  },
  words: [
    'The button says what happens: ถัดไป / Next where another one waits, ปิด / Close at the last.',
    'A bank notice asks for the check, not for consent: ตรวจสอบเลขที่บัญชีแล้ว / I have checked the account number.',
  ],
};
