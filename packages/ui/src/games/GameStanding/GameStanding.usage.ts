import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Rank, points and time left in a tournament, on one line.',
  when: ['As `standing` of a GameFrame, while the game counts and the member has a rank.'],
  whenNot: [
    'For a member without points: it would invite to play on.',
    'On the page of a tournament: TournamentStanding.',
  ],
  anatomy: {
    rank: 'The rank of the member.',
    points: 'The points of the member; omitted in a bar below 860 px.',
    time: 'The time until the tournament ends.',
  },
  keyboard: {},
  words: [],
};
