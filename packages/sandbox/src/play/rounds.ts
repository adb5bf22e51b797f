import { bahtFromSatang, satang } from '@brand/domain';
import type { Context } from '../context.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { GAMES, walletOf } from '../ledger/accounts.ts';
import { balanceOf, post } from '../ledger/ledger.ts';
import { type StoredRound, type RoundRequest, detailOf, outcome, requestText } from './outcome.ts';
import { type PlaySession, layCard } from './playSessions.ts';

/**
 * Plays one round: debits the bet, creates a random outcome, and credits the win, all in one transaction. The same key
 * returns the first outcome. Code 1001 if the wallet is lower than the bet.
 */
export function playRound(context: Context, session: PlaySession, asked: RoundRequest): ReplyBody {
  const { db, clock, random } = context;
  const { game, member } = session;
  const request = requestText(game, asked);
  return db.transaction(() => {
    const first = db.get<StoredRound>(
      'SELECT request, detail FROM rounds WHERE play_session = ? AND key = ?',
      session.id,
      asked.key,
    );
    const shown = detailOf(first, request);
    const wallet = walletOf(member);
    const balance = () => bahtFromSatang(balanceOf(db, wallet));
    if (shown) return { code: 0, result: { ...shown, balance: balance() } };

    const bet = satang(asked.bet * 100);
    if (bet > balanceOf(db, wallet)) {
      return { code: 1001, messages: 'ยอดเงินไม่พอ', result: { balance: balance() } };
    }
    const { total, detail, card } = outcome(random, session, bet, asked.guess);
    if (card) layCard(context, session, card);
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
