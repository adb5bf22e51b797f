import type { Usage } from '../../private/usage.ts';

/** Usage guide of BonusRefusalNote. */
export const usage: Usage = {
  summary: 'Why a bonus is unavailable now, and a link to the next step.',
  when: [
    'On the card of an offer, before the member tries to claim it.',
    'In ClaimDialog, when claiming was refused.',
  ],
  whenNot: ['In the deposit form: BonusChoice shows it there.'],
  anatomy: {},
  keyboard: { Tab: 'Goes to the link, if there is one.' },
  words: ['Show what is missing as an amount: “ขาดอีก 6,000 บาท” (6,000 baht to go).'],
};
