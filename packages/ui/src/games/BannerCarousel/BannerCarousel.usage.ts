import type { Usage } from '../../private/usage.ts';

/** How BannerCarousel is meant to be used. */
export const usage: Usage = {
  summary: 'News and events as large pictures on top of the lobby.',
  when: [
    'Once, as the first thing of the lobby. Its place is kept while the list is on its way, so nothing moves when it comes.',
    'Three to five banners: the first is what most players ever see.',
  ],
  whenNot: [
    'For what a player must read: a picture is not read. Use Banner, or a notice.',
    'For games: GameRail.',
  ],
  anatomy: {},
  keyboard: {
    Tab: 'Goes to the banner in sight, then to the arrows and dots.',
    '← →': 'The banner before and after.',
  },
  words: [
    'The alternative text of a banner says what the picture says, with its figures: “ฝากครั้งแรกรับโบนัส 100%” (First deposit: 100% bonus), not “แบนเนอร์” (Banner).',
    'Words within a picture come in both languages, as two pictures.',
  ],
};
