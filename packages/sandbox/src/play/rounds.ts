import { type Satang, bahtFromSatang, satang } from '@brand/domain';
import type { Context } from '../context.ts';
import { Refusal, type ReplyBody, invalidField } from '../http/refusal.ts';
import { GAMES, walletOf } from '../ledger/accounts.ts';
import { balanceOf, post } from '../ledger/ledger.ts';
import { type Guess, guessNext, payOf } from './cards/highLow.ts';
import { type PlaySession, layCard } from './playSessions.ts';
import { machineOf } from './slot/machine.ts';
import { spin } from './slot/spin.ts';

/** What a player asks for: a bet in whole baht, and in games of cards a guess. */
export interface RoundRequest {
  /** One per press of the button, so that a repeated request is no second bet. */
  key: string;
  bet: number;
  guess?: Guess | undefined;
}

interface StoredRound {
  request: string;
  detail: string;
}

/**
 * Plays one round: takes the bet, lets chance decide, pays the win, all in one transaction. The same key again gives the
 * first outcome. Code 1001 when the wallet does not hold the bet.
 */
export function playRound(context: Context, session: PlaySession, asked: RoundRequest): ReplyBody {
  const { db, clock, random } = context;
  const { game, member } = session;
  if (asked.bet < game.minBet || asked.bet > game.maxBet) throw invalidField('bet');
  const request = JSON.stringify([asked.bet, asked.guess ?? null]);
  return db.transaction(() => {
    const first = db.get<StoredRound>(
      'SELECT request, detail FROM rounds WHERE play_session = ? AND key = ?',
      session.id,
      asked.key,
    );
    if (first && first.request !== request) {
      throw new Refusal(409, { code: 4090, messages: 'the key was used for another round' });
    }
    const wallet = walletOf(member);
    const balance = () => bahtFromSatang(balanceOf(db, wallet));
    if (first) return { code: 0, result: { ...JSON.parse(first.detail), balance: balance() } };

    const bet = satang(asked.bet * 100);
    if (bet > balanceOf(db, wallet)) {
      return { code: 1001, messages: 'ยอดเงินไม่พอ', result: { balance: balance() } };
    }
    const { total, detail } = outcome(context, session, bet, asked.guess);
    const reference = `r_${random.token(12)}`;
    const time = clock.now();
    post(db, { time, kind: 'bet', reference, from: wallet, to: GAMES, amount: bet });
    if (total > 0)
      post(db, { time, kind: 'win', reference, from: GAMES, to: wallet, amount: total });
    db.run(
      `INSERT INTO rounds (id, play_session, member, game, key, time, bet, win, request, detail)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      reference,
      session.id,
      member,
      game.code,
      asked.key,
      time,
      bet,
      total,
      request,
      JSON.stringify(detail),
    );
    return { code: 0, result: { ...detail, balance: balance() } };
  });
}

function outcome(
  context: Context,
  session: PlaySession,
  bet: Satang,
  guess: Guess | undefined,
): { total: Satang; detail: object } {
  const { game, card } = session;
  if (game.type === 'slot') {
    const { grid, wins, total } = spin(machineOf(game), bet, context.random);
    const shown = wins.map((win) => ({ ...win, amount: bahtFromSatang(satang(win.amount)) }));
    return { total, detail: { grid, wins: shown, win: bahtFromSatang(total) } };
  }
  if (guess === undefined || payOf(card, guess, game.rtp) === null) throw invalidField('guess');
  const { next, right, total } = guessNext(card, guess, bet, game.rtp, context.random);
  layCard(context, session, next);
  const pays = cardPays(session, next);
  return { total, detail: { card: next, right, pays, win: bahtFromSatang(total) } };
}

/** What either guess pays on that card, times the bet; null where there is nothing to guess. */
export function cardPays(
  { game }: Pick<PlaySession, 'game'>,
  card: PlaySession['card'],
): Record<Guess, number | null> {
  const times = (guess: Guess) => {
    const pay = payOf(card, guess, game.rtp);
    return pay === null ? null : pay / 100;
  };
  return { high: times('high'), low: times('low') };
}
