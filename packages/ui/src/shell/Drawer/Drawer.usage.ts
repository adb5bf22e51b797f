import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'The menu of a phone, from the left edge over a dimmed page.',
  when: ['On a phone, for the Sidebar that has no room beside the page; MemberCard stands on top.'],
  whenNot: [
    'On wide screens: there the Sidebar is in place.',
    'A choice or a short form: Sheet. A flow beside a page: SidePanel.',
  ],
  anatomy: {
    scrim: 'The dimmed page; a press on it closes.',
    header: 'The logo or the title, and the close button.',
    close: 'The close button: the swipe’s equal for a keyboard.',
    body: 'The menu; scrolls up and down, and swipes away to the left.',
    footer: 'Buttons; stay in sight.',
  },
  keyboard: { Escape: 'Closes, as a swipe does.', 'Tab, Shift + Tab': 'Go round within it.' },
  words: [
    'Its name is what the button that opens it says: เมนู / Menu.',
    'The browser’s Back closes it: whether it is open is an entry of the history.',
  ],
};
