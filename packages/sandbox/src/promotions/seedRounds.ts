import type { Satang } from '@brand/domain';
import { MINUTE } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { rememberGameAt } from '../games/shelf.ts';
import { GAMES, walletOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';

/** A past round. */
export interface PastRound {
  game: string;
  bet: Satang;
  win: Satang;
}

/**
 * Inserts rounds of a member, one per minute from `from` on (milliseconds since 1970), with their postings; the games are
 * then recent games of the member.
 */
export function playPast(
  { db }: Context,
  member: string,
  rounds: readonly PastRound[],
  { from }: { from: number },
): void {
  const session = openPastSession({ db }, member, from);
  const wallet = walletOf(member);
  rounds.forEach(({ game, bet, win }, at) => {
    const time = from + at * MINUTE;
    const reference = `r_${member}_${time}`;
    post(db, { time, kind: 'bet', reference, from: wallet, to: GAMES, amount: bet });
    if (win > 0) post(db, { time, kind: 'win', reference, from: GAMES, to: wallet, amount: win });
    db.run(
      `INSERT INTO rounds (id, play_session, member, game, key, time, bet, win, request, detail)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', '{}')`,
      reference,
      session,
      member,
      game,
      reference,
      time,
      bet,
      win,
    );
    rememberGameAt(db, { member, game, time });
  });
}

/** A game session that has ended. */
function openPastSession({ db }: Pick<Context, 'db'>, member: string, time: number): string {
  const id = `past_${member}_${time}`;
  db.run(
    'INSERT INTO sessions (id, member, created, revoked) VALUES (?, ?, ?, ?)',
    id,
    member,
    time,
    time,
  );
  db.run(
    `INSERT INTO play_sessions (id, member, session, game, lang, site_origin, launch_hash, launch_expires)
     VALUES (?, ?, ?, '', 'th', '', ?, ?)`,
    id,
    member,
    id,
    id,
    time,
  );
  return id;
}
