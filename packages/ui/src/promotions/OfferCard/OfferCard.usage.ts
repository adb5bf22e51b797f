import type { Usage } from '../../private/usage.ts';

/** Usage guide of OfferCard. */
export const usage: Usage = {
  summary: 'One promotion, bonus or event with its picture, its terms and one step to take.',
  when: ['The promotion, bonus and event pages, side by side as cards are.'],
  whenNot: ['A bonus that the member has: MemberBonusCard.', 'News on the lobby: BannerCarousel.'],
  anatomy: {
    picture: 'Its picture, 750 by 420.',
    link: 'Leads to the offer in full; the whole card does.',
    action: 'The step to take, at the foot of the card.',
  },
  keyboard: { Tab: 'Goes to the offer in full, then to its step.' },
  words: [
    'The name says what one gets: “ฝากครั้งแรก รับเพิ่ม 100%” (100% on your first deposit).',
    'What it asks for stands in the same box, in figures; never only in the picture.',
  ],
};
