import type { Usage } from '../../private/usage.ts';

/** How NoticeView is meant to be used. */
export const usage: Usage = {
  summary: 'One notice of the inbox, opened to be read again.',
  when: ['In place of the list, at an address of its own, so that Back closes it.'],
  whenNot: ['For what opens by itself: NoticeDialog.', 'For many: NoticeList.'],
  anatomy: {
    back: 'Leads to the inbox.',
    end: 'Until when it counts, or that it is over.',
    game: 'The game that it is about.',
  },
  keyboard: { Tab: 'To the inbox, the links in the words, and where the notice leads.' },
  words: ['Words of the operator are shown through RichText; all others are ours.'],
};
