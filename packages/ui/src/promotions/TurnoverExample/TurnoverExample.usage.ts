import type { Usage } from '../../private/usage.ts';

/** Usage guide of TurnoverExample. */
export const usage: Usage = {
  summary: 'An example calculation of the terms of a promotion, in baht.',
  when: ['Under PromotionTermsList, in the same box.'],
  whenNot: ['The result for a deposit that is being typed: BonusChoice.'],
  anatomy: { step: 'The amount paid in, the bonus, the required turnover.' },
  keyboard: {},
  words: [
    '“เดิมพันก่อนถอนโบนัส 8,000 บาท” (Bets before withdrawing it 8,000 baht): an amount, never only a multiple.',
  ],
};
