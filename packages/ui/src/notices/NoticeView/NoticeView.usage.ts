import type { Usage } from '../../private/usage.ts';

/** Usage guide of NoticeView. */
export const usage: Usage = {
  summary: 'One notice of the inbox, opened to be read again.',
  when: ['Instead of the list, at its own address, so that Back closes it.'],
  whenNot: ['For what opens automatically: NoticeDialog.', 'For several notices: NoticeList.'],
  anatomy: {
    back: 'Links to the inbox.',
    end: 'Until when it is valid, or that it is over.',
    game: 'The game that it is about.',
  },
  keyboard: { Tab: 'To the inbox, the links in the text, and the target.' },
  words: ['Texts of the operator are shown through RichText; all others are ours.'],
};
