import { type BangkokDay, daysBetween } from '@brand/domain';
import type { GameType } from '../catalogue/game.ts';
import { games } from '../catalogue/games.ts';
import { type Random, seededRandom } from '../random/random.ts';

/** One round of a referred member; money in satang. */
export interface FriendRound {
  readonly game: string;
  readonly type: GameType;
  readonly bet: number;
  readonly win: number;
}

/** Activity of a referred member on one day; money in satang. */
export interface FriendDay {
  readonly deposit: number;
  readonly rounds: readonly FriendRound[];
  /** 0 on most days. */
  readonly withdrawal: number;
}

/** Weights from Sunday to Saturday: high at the weekend, low on Tuesday. */
const WEEKDAYS = [1.25, 0.8, 0.7, 0.8, 0.9, 1.2, 1.4];
const PAYDAY = 1.25;

/** Factors of the bet that are paid back: mostly less than 1, rarely much more, 97 % in the long run. */
const OUTCOMES = [0, 0.4, 0.6, 0.7, 0.8, 0.9, 0.95, 1, 1.1, 1.25, 1.4, 2.54];

const types: readonly GameType[] = ['slot', 'slot', 'slot', 'fishing', 'casino', 'sport', 'lotto'];

/**
 * Activity of a referred member on a day in Bangkok; null on a day without play. It depends only on the member and the
 * day, so every run gives the same result. Bets use money that was deposited on the same day or won since, so the
 * wallet never goes below zero.
 */
export function friendDay(friend: { readonly index: number }, day: BangkokDay): FriendDay | null {
  const date = daysBetween('2000-01-01', day);
  const random = seededRandom((friend.index + 1) * 1_000_003 + date * 7919);
  const rhythm = (WEEKDAYS[(date + 6) % 7] ?? 1) * (isAfterPayday(day) ? PAYDAY : 1);
  const eagerness = 12 + ((friend.index * 37) % 40);
  if (random.below(100) >= eagerness * rhythm) return null;

  const usual = 200 + ((friend.index * 61) % 14) * 100;
  const deposit = Math.round((usual * rhythm * (60 + random.below(90))) / 5000) * 5000;
  const rounds: FriendRound[] = [];
  let balance = deposit;
  for (let left = 2 + random.below(3); left > 0; left -= 1) {
    const round = playedRound(random, balance);
    if (!round) break;
    rounds.push(round);
    balance += round.win - round.bet;
  }
  const takes = balance >= deposit && balance >= 50_000 && random.below(3) > 0;
  return { deposit, rounds, withdrawal: takes ? Math.floor(balance / 10_000) * 10_000 : 0 };
}

function playedRound(random: Random, balance: number): FriendRound | null {
  const type = types[random.below(types.length)] ?? 'slot';
  const choice = byType.get(type) ?? [];
  const game = choice[random.below(choice.length)];
  const times = OUTCOMES[random.below(OUTCOMES.length)] ?? 0;
  if (!game) return null;
  const wanted = Math.floor((balance * (50 + random.below(50))) / 10_000);
  const bet = Math.min(Math.max(wanted, game.minBet), game.maxBet) * 100;
  return bet <= balance ? { game: game.code, type, bet, win: Math.round(bet * times) } : null;
}

const byType = new Map(types.map((type) => [type, games.filter((game) => game.type === type)]));

function isAfterPayday(day: BangkokDay): boolean {
  const date = Number(day.slice(8));
  return date >= 25 || date <= 2;
}
