import {
  type FilterableGame,
  type GameFilter,
  VOLATILITIES,
  narrowGames,
  satang,
} from '@brand/domain';

import { storyGames } from './storyGames.ts';

const BETS = [100, 100, 200, 500, 1000, 5000, 10_000];
const RTPS = [97.2, 96.5, 96.1, 95.4, 95.8, 94.2];

/** Games for stories, with the properties that lists are filtered by. */
export const STORY_LIST: readonly FilterableGame[] = storyGames(240).map((game, index) => ({
  ...game,
  info: {
    rtp: RTPS[index % RTPS.length] ?? null,
    minBet: satang(BETS[(index * 3) % BETS.length] ?? 100),
    volatility: VOLATILITIES[(index * 7) % 5 === 0 ? 2 : index % 2] ?? null,
  },
}));

/** The available filters for the current selection. */
export const storyFacets = (filter: GameFilter) => narrowGames(STORY_LIST, filter);

/** Two providers, a bet range and a badge. */
export const STORY_FILTER: GameFilter = {
  hot: ['1'],
  volatility: ['high'],
  provider: ['pixel-durian', 'kite-and-key'],
};
