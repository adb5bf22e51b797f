import { type GameDetail, type GameInfo, type GameWin, satang, shiftDay } from '@brand/domain';

import { storyGame } from './storyGames.ts';

/** The clock of the stories: 2026-01-15 09:30 in Bangkok. */
const TODAY = '2026-01-15';
const NOW = Date.parse(`${TODAY}T09:30:00+07:00`);

const DAYS = [
  95.1, 97.8, 96.2, 93.4, 96.9, 98.8, 96.4, 94.9, 99.6, 96.1, 95.8, 97.2, 101.4, 97.7, 95.3, 94.1,
  96.6, 96.8, 92.7, 95.9, 97.5, 96.3, 98.1, 94.4, 96.7, 95.2, 97.9, 103.2, 96.1, 94.86,
];

/** All figures of a slot game. */
export const storyInfo: GameInfo = {
  rtp: 96.52,
  minBet: satang(100),
  maxBet: satang(500_000),
  volatility: 'high',
  paylines: 243,
  hitRatio: 24.3,
  day: { direction: 'down', rtp: 94.86 },
  week: { direction: 'up', rtp: 97.06 },
  month: { direction: 'flat', rtp: 96.54 },
  history: DAYS.map((rtp, at) => ({ day: shiftDay(TODAY, at - DAYS.length + 1), rtp })),
};

const MINUTE = 60_000;

const win = (player: string, minutesAgo: number, bet: number, times: number): GameWin => ({
  player,
  at: NOW - minutesAgo * MINUTE,
  bet: satang(bet * 100),
  win: satang(Math.round(bet * times * 100)),
  multiplier: times,
});

/** Wins of the last days, the newest first. */
export const storyWins: readonly GameWin[] = [
  win('som***', 4, 20, 250.5),
  win('nam***', 38, 5, 12.4),
  win('สม***', 155, 100, 61),
  win('go***', 611, 2, 1204.75),
  win('tle***', 1600, 50, 8.2),
  win('be***', 3900, 10, 33),
];

/** A game with all details, with overrides for a story. */
export function storyGameDetail(change: Partial<GameDetail> = {}): GameDetail {
  return {
    ...storyGame({ isNew: true, freeSpin: true, rtp: storyInfo.rtp }),
    info: storyInfo,
    rating: 4.6,
    wins: storyWins,
    playersToday: 42,
    biggestWin: satang(501_000),
    buyBonus: false,
    ...change,
  };
}
