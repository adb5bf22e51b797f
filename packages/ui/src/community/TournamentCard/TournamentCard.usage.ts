import type { Usage } from '../../private/usage.ts';

/** How TournamentCard is meant to be used. */
export const usage: Usage = {
  summary: 'One tournament of a list, as a card that links to its ranking.',
  when: ['The tournament page, under Active, Coming soon and Ended.'],
  whenNot: ['For the ranking itself: Leaderboard.'],
  anatomy: {
    art: 'The cover of an eligible game, or a cup.',
    link: 'The name; its link covers the whole card.',
    clock: 'The time until it starts or ends, or when it ended.',
    own: 'The rank of the member.',
  },
  keyboard: { 'Tab, Enter': 'Moves to the card and opens it.' },
  words: ['The sum of all prizes is “เงินรางวัลรวม” (Prize pool).'],
};
