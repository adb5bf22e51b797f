import type { Usage } from '../../private/usage.ts';

/** Usage guide of Sheet. */
export const usage: Usage = {
  summary:
    'Slides up from the bottom on a phone; a drag down closes it. From 768 px on it is a dialog in the centre.',
  when: ['On a phone: a choice, a filter, a short form, details of a row.'],
  whenNot: [
    'A question with two answers: AlertDialog.',
    'On a desktop next to a page: SidePanel; in the centre: Dialog.',
    'A flow of several steps on a phone: its own page.',
  ],
  anatomy: {
    scrim: 'The dimmed page; a press on it closes it.',
    handle: 'The part that a mouse drags; a finger drags the sheet anywhere. Only on a phone.',
    header: 'Title and close button.',
    close: 'The close button: the alternative to the drag.',
    body: 'The content; scrolls, and drags the sheet from its top.',
    footer: 'Buttons that stay visible.',
  },
  keyboard: { Escape: 'Closes it.', 'Tab, Shift + Tab': 'Move focus within it.' },
  words: ['The title says what is selected or shown: เลือกธนาคาร / Choose a bank.'],
};
