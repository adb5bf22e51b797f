import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'An amount of money in figures that keep their columns.',
  when: [
    'Every amount, everywhere, so that all are written alike.',
    '`sign="always"` in a history, where what came in is told from what went out.',
    '`decimals="quiet"` for the one large figure of a screen; `short` in ranges.',
  ],
  whenNot: [
    'Points, turns, percentages: those are no money.',
    'An amount that is typed: use AmountField.',
  ],
  anatomy: { unit: 'What stands after the figures, as the language writes it.' },
  keyboard: {},
  words: [
    'The unit once a screen is enough: “12,500.00 บาท” (12,500.00 baht).',
    'Satang are an integer all the way; only here do they become figures.',
  ],
};
