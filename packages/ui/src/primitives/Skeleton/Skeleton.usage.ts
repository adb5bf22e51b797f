import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'The shape of what is coming, so that nothing jumps when it comes.',
  when: [
    'Rows, cards and figures of which the place is known.',
    'As many as are about to come; a list of unknown length gets what fits the screen.',
  ],
  whenNot: [
    'A button that is busy: `loading`.',
    'After an action of the member: keep what is there and say that it is being done.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'It has none. The container carries `aria-busy` and, where it matters, a sentence for a screen reader.',
  ],
};
