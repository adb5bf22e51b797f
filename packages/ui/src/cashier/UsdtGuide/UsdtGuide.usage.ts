import type { Usage } from '../../private/usage.ts';

/** How UsdtGuide is meant to be used. */
export const usage: Usage = {
  summary: 'Explains how to send USDT, in six images with captions.',
  when: ['Next to a USDT address: first-time senders must not guess the network.'],
  whenNot: [
    'For news or banners: Carousel.',
    'For steps that are short enough for the page: a numbered list.',
  ],
  anatomy: {
    images: 'The images; swiped or dragged.',
    slide: 'One image; data-state is loading, ready or failed.',
    loading: 'Spinner shown while an image loads.',
    placeholder: 'Placeholder for an image that failed to load, with a retry button.',
    words: 'Title and text of the step, announced when it changes.',
    previous: 'Dimmed at the first step; keeps the focus.',
    next: 'Dimmed at the last step; keeps the focus.',
    counter: 'The current step: 2 / 6.',
  },
  keyboard: {
    '← →': 'The previous and the next step, without wrapping around.',
    Escape: 'Closes the guide and returns the focus to the button that opened it.',
    'Tab, Shift + Tab': 'Move within the dialog.',
  },
  words: [
    'The title states what to do, the text what to check: “วางที่อยู่กระเป๋า” · “ตรวจ 4 ตัวแรกและ 4 ตัวท้ายให้ตรงกัน” (Paste the address · Compare its first four and last four characters.).',
    'Use few and large words in an image: it is 300 px wide on a phone.',
  ],
};
