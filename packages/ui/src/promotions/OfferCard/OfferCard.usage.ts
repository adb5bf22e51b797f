import type { Usage } from '../../private/usage.ts';

/** Usage guide of OfferCard. */
export const usage: Usage = {
  summary: 'One promotion, bonus or event with its picture, its terms and one action.',
  when: ['The promotion, bonus and event pages, in a grid of cards.'],
  whenNot: ['A bonus that the member has: MemberBonusCard.', 'News on the lobby: BannerCarousel.'],
  anatomy: {
    picture: 'Its picture, 750 by 420.',
    link: 'Links to the page of the offer; the whole card is the link.',
    action: 'The action, at the end of the card.',
  },
  keyboard: { Tab: 'Goes to the page of the offer, then to the action.' },
  words: [
    'The name says what the member gets: “ฝากครั้งแรก รับเพิ่ม 100%” (100% on your first deposit).',
    'The conditions are in the same box, in figures; never only in the picture.',
  ],
};
