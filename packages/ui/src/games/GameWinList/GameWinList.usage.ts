import type { Usage } from '../../private/usage.ts';

/** How GameWinList is meant to be used. */
export const usage: Usage = {
  summary: 'Recent wins of other players in one game, with bet, win and multiplier.',
  when: ['On the page of a game, below its figures.'],
  whenNot: [
    'Without wins: do not render an empty list.',
    'For the wins of the member: see the history.',
  ],
  anatomy: { note: 'States that lost rounds are not included and that past wins predict nothing.' },
  keyboard: {},
  words: [
    'Names are masked: “som***”. Show the relative and the exact time: “2 ชั่วโมงที่ผ่านมา” (2 hours ago).',
  ],
};
