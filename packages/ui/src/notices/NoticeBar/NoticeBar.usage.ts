import type { Usage } from '../../private/usage.ts';

/** Usage guide of NoticeBar. */
export const usage: Usage = {
  summary: 'A message about the whole site that blocks nothing.',
  when: [
    'The site is in maintenance while a transfer is pending or an amount is being typed.',
    'A new version of the site is available.',
    'A question about the whole site that may stay unanswered.',
  ],
  whenNot: [
    'The result of a press: Toast.',
    'No network: OfflineBar.',
    'The site blocks everyone: StopNotice.',
  ],
  anatomy: {
    surface: 'The bar, above the action of the page and above panels; on a phone above a dialog.',
    text: 'One or two sentences.',
    link: 'A page that says more about it.',
    action: 'One action.',
    refusal: 'The other answer of a question.',
    close: 'Closes the bar.',
  },
  keyboard: { Tab: 'Reaches the link, the actions and the close button.' },
  words: [
    'First the situation, then what happens to the current task. Never put time pressure on the user.',
  ],
};
