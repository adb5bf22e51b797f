import { type Satang, bahtFromSatang, satang } from '@brand/domain';
import type { Game } from '../catalogue/game.ts';
import { Refusal, invalidField } from '../http/refusal.ts';
import type { Random } from '../random/random.ts';
import { type Card, type Guess, guessNext, payOf } from './cards/highLow.ts';
import { machineOf } from './slot/machine.ts';
import { spin } from './slot/spin.ts';

/** The request of a player: a bet in whole baht, and in card games a guess. */
export interface RoundRequest {
  /** One key per button press, so that a repeated request is not a second bet. */
  key: string;
  bet: number;
  guess?: Guess | undefined;
}

/** A stored earlier round. */
export interface StoredRound {
  request: string;
  detail: string;
}

/** A random outcome. */
export interface Outcome {
  total: Satang;
  /** In the format of the game page. */
  detail: object;
  /** The open card now; null in games without cards. */
  card: Card | null;
}

/** The comparable form of a round, to detect another round with the same key. Throws 4000 on an invalid bet. */
export function requestText(game: Game, { bet, guess }: RoundRequest): string {
  if (bet < game.minBet || bet > game.maxBet) throw invalidField('bet');
  return JSON.stringify([bet, guess ?? null]);
}

/** The stored outcome of a round with the same key, or undefined. Throws 4090 if it was a different round. */
export function detailOf(kept: StoredRound | undefined, request: string): object | undefined {
  if (!kept) return undefined;
  if (kept.request !== request) {
    throw new Refusal(409, { code: 4090, messages: 'the key was used for another round' });
  }
  return JSON.parse(kept.detail) as object;
}

/** Creates a random outcome. Throws 4000 on a guess that is not offered for the open card. */
export function outcome(
  random: Random,
  { game, card }: { game: Game; card: Card },
  bet: Satang,
  guess: Guess | undefined,
): Outcome {
  if (game.type === 'slot') {
    const { grid, wins, total } = spin(machineOf(game), bet, random);
    const shown = wins.map((win) => ({ ...win, amount: bahtFromSatang(satang(win.amount)) }));
    return { total, detail: { grid, wins: shown, win: bahtFromSatang(total) }, card: null };
  }
  if (guess === undefined || payOf(card, guess, game.rtp) === null) throw invalidField('guess');
  const { next, right, total } = guessNext(card, guess, bet, game.rtp, random);
  const pays = cardPays(game, next);
  return { total, detail: { card: next, right, pays, win: bahtFromSatang(total) }, card: next };
}

/** The pay of each guess on that card, times the bet; null if the game has no guesses. */
export function cardPays(game: Game, card: Card): Record<Guess, number | null> {
  const times = (guess: Guess) => {
    const pay = payOf(card, guess, game.rtp);
    return pay === null ? null : pay / 100;
  };
  return { high: times('high'), low: times('low') };
}
