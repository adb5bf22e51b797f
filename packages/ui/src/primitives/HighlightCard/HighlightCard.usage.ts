import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'One thing that is on now: a picture, four short lines, and one action.',
  when: ['In a HighlightStrip, for what a player should see first: a game, a tournament, a bonus.'],
  whenNot: [
    'For one of many: GameCard, TournamentCard, OfferCard.',
    'For something that is not available to this player.',
  ],
  anatomy: {
    art: 'A picture of 3:4, or a figure in its place.',
    label: 'The line above the title.',
    corner: 'A second link: the terms, or the whole list.',
    link: 'The title; its link covers the whole card.',
    detail: 'The line below the title.',
    action: 'What the link does.',
  },
  keyboard: { 'Tab, Enter': 'Moves to the second link or to the card, and follows it.' },
  words: ['The action is a verb: “เล่นเลย” (Play).'],
};
