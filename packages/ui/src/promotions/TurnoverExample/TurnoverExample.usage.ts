import type { Usage } from '../../private/usage.ts';

/** Usage guide of TurnoverExample. */
export const usage: Usage = {
  summary: 'The terms of a promotion worked through once, in baht.',
  when: ['Under PromotionTermsList, in the same box.'],
  whenNot: ['What a deposit that is being typed comes to: BonusChoice.'],
  anatomy: { step: 'What is put in, what comes of it, what has to be bet.' },
  keyboard: {},
  words: [
    '“เดิมพันก่อนถอนโบนัส 8,000 บาท” (To bet before withdrawing it 8,000 baht): a sum, never a multiple alone.',
  ],
};
