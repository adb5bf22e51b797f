import { bahtFromSatang, satang } from '@brand/domain';
import type { Context } from '../../context.ts';
import type { ReplyBody } from '../../http/refusal.ts';
import { type StoredRound, type RoundRequest, detailOf, outcome, requestText } from '../outcome.ts';
import type { DemoSession } from './demoSessions.ts';

/** Plays one round with play money, like `playRound` with real money: once per key, 1001 when it is used up. */
export function playDemoRound(
  { db, random }: Context,
  session: DemoSession,
  asked: RoundRequest,
): ReplyBody {
  const { id, game } = session;
  const request = requestText(game, asked);
  return db.transaction(() => {
    const balance = () =>
      db.get<{ balance: number }>('SELECT balance FROM demo_sessions WHERE id = ?', id)?.balance ??
      0;
    const first = db.get<StoredRound>(
      'SELECT request, detail FROM demo_rounds WHERE demo_session = ? AND key = ?',
      id,
      asked.key,
    );
    const baht = () => bahtFromSatang(satang(balance()));
    const shown = detailOf(first, request);
    if (shown) return { code: 0, result: { ...shown, balance: baht() } };

    const bet = satang(asked.bet * 100);
    if (bet > balance()) {
      return { code: 1001, messages: 'เงินทดลองไม่พอ', result: { balance: baht() } };
    }
    const { total, detail, card } = outcome(random, session, bet, asked.guess);
    db.run(
      'UPDATE demo_sessions SET balance = balance - ? + ?, shown_card = coalesce(?, shown_card) WHERE id = ?',
      bet,
      total,
      card ? JSON.stringify(card) : null,
      id,
    );
    db.run(
      'INSERT INTO demo_rounds (demo_session, key, request, detail) VALUES (?, ?, ?, ?)',
      id,
      asked.key,
      request,
      JSON.stringify(detail),
    );
    return { code: 0, result: { ...detail, balance: baht() } };
  });
}
