import type { Usage } from '../../private/usage.ts';

/** How TournamentCard is meant to be used. */
export const usage: Usage = {
  summary: 'One tournament of a list, as a card that leads to its table.',
  when: ['The tournament page, under Active, Coming soon and Ended.'],
  whenNot: ['The table of points itself: Leaderboard.'],
  anatomy: {
    art: 'A cover of a game that counts, or a cup.',
    link: 'The name; its link lies over the whole card.',
    clock: 'What is left until it starts or ends, or when it ended.',
    own: 'Where the member stands.',
  },
  keyboard: { 'Tab, Enter': 'Goes to the card and opens it.' },
  words: ['The sum of all prizes is “เงินรางวัลรวม” (Prize pool).'],
};
