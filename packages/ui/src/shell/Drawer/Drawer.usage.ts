import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'The menu of a phone, at the left edge over a dimmed page.',
  when: [
    'On a phone, for the Sidebar that does not fit next to the page; MemberCard is at the top.',
  ],
  whenNot: [
    'On wide screens: the Sidebar is next to the page.',
    'A choice or a short form: Sheet. A flow next to a page: SidePanel.',
  ],
  anatomy: {
    scrim: 'The dimmed page; a press on it closes the drawer.',
    header: 'The logo or the title, and the close button.',
    close: 'The close button: the alternative to the swipe.',
    body: 'The menu; it scrolls vertically, and a swipe to the left closes it.',
    footer: 'Buttons that stay visible.',
  },
  keyboard: { Escape: 'Closes it.', 'Tab, Shift + Tab': 'Move focus within the drawer.' },
  words: [
    'Its name is the label of the button that opens it: เมนู / Menu.',
    'The browser’s Back closes it: being open is a history entry.',
  ],
};
