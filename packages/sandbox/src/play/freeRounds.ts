import { bahtFromSatang } from '@brand/domain';
import type { Context } from '../context.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { BONUSES, GAMES, walletOf } from '../ledger/accounts.ts';
import { balanceOf, post } from '../ledger/ledger.ts';
import { playableSpins } from '../missions/freeSpins.ts';
import { outcome } from './outcome.ts';
import type { PlaySession } from './playSessions.ts';

/** The free spins of a member in a game, as the game page shows them: how many, and the bet of the next one in baht. */
export function freeSpinsIn(
  context: Context,
  { member, game }: Pick<PlaySession, 'member' | 'game'>,
): { left: number; bet: number } | null {
  if (game.type !== 'slot') return null;
  const all = playableSpins(context, member, game.code);
  const [next] = all;
  if (!next) return null;
  return { left: all.reduce((sum, { left }) => sum + left, 0), bet: bahtFromSatang(next.bet) };
}

/**
 * Plays one free spin: the operator pays the bet, and the win is the member's. The same key returns the first outcome.
 * Code 2506 if there is none left.
 */
export function playFreeRound(
  context: Context,
  session: PlaySession,
  { key }: { key: string },
): ReplyBody {
  const { db, clock, random } = context;
  const { member } = session;
  const wallet = walletOf(member);
  const reply = (detail: object) => ({
    code: 0,
    result: {
      ...detail,
      balance: bahtFromSatang(balanceOf(db, wallet)),
      freeSpins: freeSpinsIn(context, session),
    },
  });
  return db.transaction(() => {
    const first = db.get<{ detail: string }>(
      'SELECT detail FROM free_rounds WHERE play_session = ? AND key = ?',
      session.id,
      key,
    );
    if (first) return reply(JSON.parse(first.detail) as object);
    const [spins] =
      session.game.type === 'slot' ? playableSpins(context, member, session.game.code) : [];
    if (!spins) return { ...reply({}), code: 2506, messages: 'ไม่มีฟรีสปินเหลือ' };
    const { total, detail } = outcome(random, session, spins.bet, undefined);
    const reference = `f_${random.token(12)}`;
    const time = clock.now();
    post(db, {
      time,
      kind: 'free-spin-bet',
      reference,
      from: BONUSES,
      to: GAMES,
      amount: spins.bet,
    });
    if (total > 0)
      post(db, { time, kind: 'free-spin-win', reference, from: GAMES, to: wallet, amount: total });
    db.run(
      `INSERT INTO free_rounds (id, spins, play_session, member, key, time, bet, win, detail)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      reference,
      spins.reference,
      session.id,
      member,
      key,
      time,
      spins.bet,
      total,
      JSON.stringify(detail),
    );
    return reply(detail);
  });
}
