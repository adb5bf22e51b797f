import type { Usage } from '../../private/usage.ts';

/** How BannerCarousel is meant to be used. */
export const usage: Usage = {
  summary: 'News and events as large images at the top of the lobby.',
  when: [
    'Once, as the first element of the lobby. Its space is reserved while the list loads, to avoid a layout shift.',
    'Three to five banners: most players see only the first.',
  ],
  whenNot: [
    'For content that a player must read: use Banner or a notice instead of an image.',
    'For games: GameRail.',
  ],
  anatomy: {
    words: 'The words of the operator’s own slide.',
    title: 'Its title, in the display face.',
    line: 'Its sentence.',
  },
  keyboard: {
    Tab: 'Moves to the visible banner, then to the arrows and dots.',
    '← →': 'The previous and the next banner.',
  },
  words: [
    'The alternative text of a banner repeats its message with the figures: “ฝากครั้งแรกรับโบนัส 100%” (First deposit: 100% bonus), not “แบนเนอร์” (Banner).',
    'The operator’s own slide (`hero`) has its words as text: a title of two short lines, one sentence, a verb on the button.',
    'Provide text within an image in both languages, as two images.',
  ],
};
