import type { Usage } from '../../private/usage.ts';

/** Usage guide of Dialog. */
export const usage: Usage = {
  summary: 'A short form or a message in the centre of the screen, over a dimmed page.',
  when: ['A few fields, or something to read, while the page stays visible behind it.'],
  whenNot: [
    'A question with two answers: AlertDialog.',
    'On a phone, a selection or a longer form: Sheet.',
    'The wallet next to a page: SidePanel.',
    'A message that needs no answer: Toast or Banner.',
  ],
  anatomy: {
    scrim: 'The dimmed page; a press on it closes it.',
    header: 'Title and close button; stays visible.',
    close: 'The close button.',
    body: 'The content; only this part scrolls.',
    footer: 'Buttons that stay visible.',
  },
  keyboard: {
    Escape: 'Closes.',
    'Tab, Shift + Tab': 'Move focus within it.',
    '↑ ↓': 'Scroll text without focusable content.',
  },
  words: [
    'The title names the content: เปลี่ยนรหัสผ่าน / Change password.',
    'The footer’s button repeats the title’s verb. If nothing is lost, the other button is “close”, not “cancel”.',
  ],
};
