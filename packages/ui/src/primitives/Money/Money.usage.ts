import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'An amount of money with tabular digits.',
  when: [
    'Every amount, so that all have the same format.',
    '`sign="always"` in a history, to distinguish incoming from outgoing amounts.',
    '`decimals="quiet"` for the one large amount of a screen; `short` in ranges.',
  ],
  whenNot: [
    'Points, turns, percentages: they are not money.',
    'An amount that the user types: use AmountField.',
  ],
  anatomy: { unit: 'The text after the number, in the language of the page.' },
  keyboard: {},
  words: [
    'The unit once per screen is enough: “12,500.00 บาท” (12,500.00 baht).',
    'Amounts are integers in the minor unit of their currency everywhere, satang for baht; only this component converts them.',
    'An amount in another currency has its ISO code: “12.50 USD”. Give a `unit` for another word.',
  ],
};
