import type { Usage } from '../../private/usage.ts';

/** How UsdtGuide is meant to be used. */
export const usage: Usage = {
  summary: 'How to send USDT, in six pictures and six sentences.',
  when: [
    'Beside an address that takes USDT: who sends for the first time must not guess the network.',
  ],
  whenNot: [
    'News or banners: Carousel.',
    'Steps that are short enough to stand on the page: a numbered list.',
  ],
  anatomy: {
    images: 'The pictures; swiped or dragged.',
    slide: 'One picture; data-state says loading, ready or failed.',
    loading: 'Turns while a picture comes.',
    placeholder: 'Stands for a picture that cannot come, with another try.',
    words: 'Title and sentence of the step, read aloud when it changes.',
    previous: 'Dims at the first step and keeps the focus.',
    next: 'Dims at the last step and keeps the focus.',
    counter: 'Where it stands: 2 / 6.',
  },
  keyboard: {
    '← →': 'The step before, the step after; nothing beyond the ends.',
    Escape: 'Closes; the focus goes back to the button that opened it.',
    'Tab, Shift + Tab': 'Go round within it.',
  },
  words: [
    'A title says what to do, a sentence what to look at: “วางที่อยู่กระเป๋า” · “ตรวจ 4 ตัวแรกและ 4 ตัวท้ายให้ตรงกัน” (Paste the address · Compare its first four and last four characters.).',
    'A picture carries few words, large ones: it is 300 px wide on a phone.',
  ],
};
