import { type Satang, bahtFromSatang, satang } from '@brand/domain';
import type { Game } from '../catalogue/game.ts';
import { Refusal, invalidField } from '../http/refusal.ts';
import type { Random } from '../random/random.ts';
import { type Card, type Guess, guessNext, payOf } from './cards/highLow.ts';
import { machineOf } from './slot/machine.ts';
import { spin } from './slot/spin.ts';

/** What a player asks for: a bet in whole baht, and in games of cards a guess. */
export interface RoundRequest {
  /** One per press of the button, so that a repeated request is no second bet. */
  key: string;
  bet: number;
  guess?: Guess | undefined;
}

/** A round that was played before, as it is kept. */
export interface KeptRound {
  request: string;
  detail: string;
}

/** What chance brought. */
export interface Outcome {
  total: Satang;
  /** As the page of the game shows it. */
  detail: object;
  /** The card that lies open now; null in games without cards. */
  card: Card | null;
}

/** A round as it is compared with another of the same key. Throws 4000 on a bet that the game does not take. */
export function requestText(game: Game, { bet, guess }: RoundRequest): string {
  if (bet < game.minBet || bet > game.maxBet) throw invalidField('bet');
  return JSON.stringify([bet, guess ?? null]);
}

/** What was shown of a round of the same key, or undefined where there is none. Throws 4090 when it was another round. */
export function detailOf(kept: KeptRound | undefined, request: string): object | undefined {
  if (!kept) return undefined;
  if (kept.request !== request) {
    throw new Refusal(409, { code: 4090, messages: 'the key was used for another round' });
  }
  return JSON.parse(kept.detail) as object;
}

/** Lets chance decide. Throws 4000 on a guess that the open card does not take. */
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

/** What either guess pays on that card, times the bet; null where there is nothing to guess. */
export function cardPays(game: Game, card: Card): Record<Guess, number | null> {
  const times = (guess: Guess) => {
    const pay = payOf(card, guess, game.rtp);
    return pay === null ? null : pay / 100;
  };
  return { high: times('high'), low: times('low') };
}
