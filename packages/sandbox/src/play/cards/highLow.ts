import { type Satang, satang } from '@brand/domain';
import type { Random } from '../../random/random.ts';

/** A card: its rank from 1 (ace) to 13 (king) and its suit from 0 to 3. */
export interface Card {
  rank: number;
  suit: number;
}

/** Whether the next card will be as high or higher, or as low or lower. */
export type Guess = 'high' | 'low';

const RANKS = 13;

/** A card from an infinite deck. */
export function drawCard(random: Random): Card {
  return { rank: 1 + random.below(RANKS), suit: random.below(4) };
}

/** Ranks of the next card that win. */
function winningRanks({ rank }: Card, guess: Guess): number {
  return guess === 'high' ? RANKS + 1 - rank : rank;
}

/**
 * The pay of a correct guess, in hundredths of the bet, so that `rtp` percent are paid back in the long run. Null if
 * the guess is so likely that it would pay less than the bet; then it is not offered.
 */
export function payOf(card: Card, guess: Guess, rtp: number): number | null {
  const pay = Math.floor((rtp * RANKS) / winningRanks(card, guess));
  return pay > 100 ? pay : null;
}

/** The result of a round. `total` is in satang. */
export interface CardRound {
  shown: Card;
  next: Card;
  guess: Guess;
  right: boolean;
  total: Satang;
}

/** Draws the next card and calculates the pay of the guess. Throws on a guess that is not offered. */
export function guessNext(
  shown: Card,
  guess: Guess,
  bet: Satang,
  rtp: number,
  random: Random,
): CardRound {
  const pay = payOf(shown, guess, rtp);
  if (pay === null) throw new RangeError('a guess that is not offered');
  const next = drawCard(random);
  const right = guess === 'high' ? next.rank >= shown.rank : next.rank <= shown.rank;
  return { shown, next, guess, right, total: satang(right ? Math.floor((bet * pay) / 100) : 0) };
}
