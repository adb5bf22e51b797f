import type { Usage } from '../../private/usage.ts';

/** How JackpotCounter is meant to be used. */
export const usage: Usage = {
  summary: 'The pool of a jackpot, which counts up to what the API has reported.',
  when: ['Wherever a pool is shown that is asked for again.'],
  whenNot: [
    'For any other amount: Money.',
    'To count beyond the last report: nothing is invented.',
  ],
  anatomy: { figure: 'The figure that counts, hidden from screen readers, which get the report.' },
  keyboard: {},
  words: ['Only the amount: what it is belongs to the text around it.'],
};
