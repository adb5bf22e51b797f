import type { Usage } from '../../private/usage.ts';

/** Usage guide of SidePanel. */
export const usage: Usage = {
  summary: '440 px wide at the right edge, over a dimmed page: the wallet on a desktop.',
  when: ['A flow next to its page: depositing while a game waits.'],
  whenNot: ['On a phone: a page, or a Sheet.', 'A short form: Dialog.'],
  anatomy: {
    scrim: 'The dimmed page; a press on it closes it.',
    header: 'Title and close button.',
    close: 'The close button.',
    body: 'The content; only this part scrolls.',
    footer: 'Buttons that stay visible.',
  },
  keyboard: { Escape: 'Closes.', 'Tab, Shift + Tab': 'Move focus within it.' },
  words: [
    'The title is the name of the flow: กระเป๋าเงิน / Wallet.',
    'Its open state belongs into the address, so that Back closes it.',
  ],
};
