import type { Usage } from '../../private/usage.ts';

/** Usage guide of BonusRefusalNote. */
export const usage: Usage = {
  summary: 'Why a bonus cannot be had now, and the way on.',
  when: [
    'On the card of an offer, before anybody tries.',
    'In ClaimDialog, when claiming was refused.',
  ],
  whenNot: ['In the form of a deposit: BonusChoice says it there.'],
  anatomy: {},
  keyboard: { Tab: 'Goes to the way on, where there is one.' },
  words: ['What is missing is said as a sum: “ขาดอีก 6,000 บาท” (6,000 baht to go).'],
};
