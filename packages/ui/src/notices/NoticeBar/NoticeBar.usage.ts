import type { Usage } from '../../private/usage.ts';

/** How NoticeBar is meant to be used. */
export const usage: Usage = {
  summary: 'Something about the whole site that can wait, or has to: it says so and stops nothing.',
  when: [
    'The site is in maintenance while money is being moved or an amount is typed.',
    'A new version of the site is there.',
    'A question about the whole site that may stay unanswered.',
  ],
  whenNot: [
    'A result of a press: Toast.',
    'No network: OfflineBar.',
    'Nobody may go on: StopNotice.',
  ],
  anatomy: {
    surface: 'The bar, above the action of the page and over panels; above a dialog of a phone.',
    text: 'One or two sentences.',
    action: 'One thing to do about it.',
    refusal: 'The other answer, where it asks something.',
    close: 'Takes it away.',
  },
  keyboard: { Tab: 'Reaches the action and the close button.' },
  words: ['What is so, then what becomes of what one was doing; never a hurry.'],
};
