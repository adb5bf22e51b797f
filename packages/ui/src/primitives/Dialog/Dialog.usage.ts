import type { Usage } from '../../private/usage.ts';

/** Usage guide of Dialog. */
export const usage: Usage = {
  summary: 'A short form or a piece of news in the middle of the screen, over a dimmed page.',
  when: ['A few fields, or something to read, that must not lose the page behind it.'],
  whenNot: [
    'A question with two answers: AlertDialog.',
    'On a phone, something to choose or a longer form: Sheet.',
    'The wallet beside a page: SidePanel.',
    'News that needs no answer: Toast or Banner.',
  ],
  anatomy: {
    scrim: 'The dimmed page; a press on it closes.',
    header: 'Title and close button; stays in sight.',
    close: 'The close button.',
    body: 'The content; it alone scrolls.',
    footer: 'Buttons; stay in sight.',
  },
  keyboard: {
    Escape: 'Closes.',
    'Tab, Shift + Tab': 'Go round within it.',
    '↑ ↓': 'Scroll text that has nothing to focus.',
  },
  words: [
    'The title names the thing: เปลี่ยนรหัสผ่าน / Change password.',
    'The footer’s button repeats the title’s verb; the way out is “close”, not “cancel”, where nothing is lost.',
  ],
};
