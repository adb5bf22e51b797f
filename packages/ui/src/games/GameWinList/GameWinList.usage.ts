import type { Usage } from '../../private/usage.ts';

/** How GameWinList is meant to be used. */
export const usage: Usage = {
  summary: 'What others have won in one game lately, with bet, win and multiplier.',
  when: ['On the page of a game, below its figures.'],
  whenNot: [
    'Without wins: a list that is empty is not drawn.',
    'For what the member has won: that is history.',
  ],
  anatomy: { note: 'That lost rounds are not among them, and that they predict nothing.' },
  keyboard: {},
  words: [
    'Names come masked: “som***”. The time is told by its distance and exactly: “2 ชั่วโมงที่ผ่านมา” (2 hours ago).',
  ],
};
