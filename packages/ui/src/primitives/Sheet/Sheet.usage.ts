import type { Usage } from '../../private/usage.ts';

/** Usage guide of Sheet. */
export const usage: Usage = {
  summary: 'Rises from the bottom on a phone; dragged down it goes.',
  when: ['On a phone: a choice, a filter, a short form, details of a row.'],
  whenNot: [
    'A question with two answers: AlertDialog.',
    'On a desktop beside a page: SidePanel; in the middle: Dialog.',
    'A flow of several steps on a phone: a page of its own.',
  ],
  anatomy: {
    scrim: 'The dimmed page; a press on it closes it.',
    handle: 'The part that a mouse drags; a finger drags the sheet anywhere.',
    header: 'Title and close button.',
    close: 'The close button: the drag’s equal for a keyboard.',
    body: 'The content; scrolls, and drags the sheet from its top.',
    footer: 'Buttons that stay visible.',
  },
  keyboard: { Escape: 'Closes, as a drag down does.', 'Tab, Shift + Tab': 'Move focus within it.' },
  words: ['The title says what is chosen or shown: เลือกธนาคาร / Choose a bank.'],
};
