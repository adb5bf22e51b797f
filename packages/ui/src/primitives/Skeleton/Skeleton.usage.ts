import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A placeholder of loading content, so that nothing moves when it loads.',
  when: [
    'Rows, cards and figures with a known position.',
    'The expected number of items; for an unknown number, as many as fit on the screen.',
  ],
  whenNot: [
    'A pending button: `loading`.',
    'After an action of the member: keep the content and say that the action is pending.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'It has no text. The container has `aria-busy` and, where needed, a sentence for screen readers.',
  ],
};
