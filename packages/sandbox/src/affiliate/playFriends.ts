import { type BangkokDay, bangkokDay, bangkokDayStart, satang } from '@brand/domain';
import { HOUR, MINUTE } from '../clock/units.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { nextReference } from '../db/nextReference.ts';
import { rememberGameAt } from '../games/shelf.ts';
import { BANK, GAMES, PAYOUTS, walletOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { type FriendDay, type FriendRound, friendDay } from './friendDay.ts';
import { FRIENDS_UPLINE, friends } from './friends.ts';

/** Prefix of the id of a play session that the sandbox played for a referred member. */
export const FRIEND_SESSION = 'ps_friend_';

/** From the registration of a member to the first deposit. */
const FIRST_STEPS = 4 * MINUTE;

/**
 * Simulates one day of the seeded referred members, so that there is activity to count after the clock has moved.
 * Deposits, rounds and withdrawals go through the ledger like those of any member. Nothing happens before a member has
 * joined, or before `earliest`, which has been counted already.
 */
export function playFriends({ db }: Context, day: BangkokDay, earliest: number): void {
  const joined = new Map(
    db
      .all<{ id: string; joined: number }>(
        'SELECT id, joined FROM members WHERE upline = ? AND joined IS NOT NULL',
        FRIENDS_UPLINE,
      )
      .map((row) => [row.id, row.joined]),
  );
  for (const friend of friends) {
    const since = joined.get(friend.id);
    if (since === undefined || day < bangkokDay(since)) continue;
    const lived = friendDay(friend, day);
    if (!lived) continue;
    const usual = bangkokDayStart(day) + (12 + (friend.index % 10)) * HOUR + friend.index * MINUTE;
    playForFriend(db, friend.id, lived, Math.max(usual, earliest, since + FIRST_STEPS));
  }
}

/** Simulates a day of a referred member from that time on (deposit, play, withdrawal), with `gap` between the steps. */
export function playForFriend(
  db: Database,
  member: string,
  day: FriendDay,
  time: number,
  gap = MINUTE,
): void {
  deposit(db, member, day.deposit, time);
  openSession(db, member, time);
  day.rounds.forEach((round, at) => play(db, member, round, time + (at + 1) * gap));
  if (day.withdrawal > 0) withdraw(db, member, day.withdrawal, time + 20 * gap);
}

function deposit(db: Database, member: string, amount: number, time: number): void {
  const reference = nextReference(db, 'deposits', time);
  db.run(
    `INSERT INTO deposits (id, member, channel, reference, satang, created, expires, pays_at, outcome, status, settled,
     token, debug_key) VALUES (?, ?, 'p1', ?, ?, ?, ?, ?, 'paid', 'paid', ?, '', '')`,
    `q_${reference}`,
    member,
    reference,
    amount,
    time,
    time + 10 * MINUTE,
    time,
    time,
  );
  const to = walletOf(member);
  post(db, { time, kind: 'deposit', reference, from: BANK, to, amount: satang(amount) });
}

function openSession(db: Database, member: string, time: number): void {
  const session = `s_friend_${member}`;
  db.run(
    'INSERT OR IGNORE INTO sessions (id, member, created, revoked) VALUES (?, ?, ?, ?)',
    session,
    member,
    time,
    time,
  );
  db.run(
    `INSERT OR IGNORE INTO play_sessions (id, member, session, game, lang, site_origin, launch_hash, launch_expires)
     VALUES (?, ?, ?, '', 'th', '', ?, ?)`,
    FRIEND_SESSION + member,
    member,
    session,
    FRIEND_SESSION + member,
    time,
  );
}

function play(db: Database, member: string, round: FriendRound, time: number): void {
  const last = db.get<{ id: number | null }>('SELECT max(id) AS id FROM postings')?.id ?? 0;
  const reference = `r_friend_${last + 1}`;
  const wallet = walletOf(member);
  const { bet, win } = round;
  post(db, { time, kind: 'bet', reference, from: wallet, to: GAMES, amount: satang(bet) });
  if (win > 0) {
    post(db, { time, kind: 'win', reference, from: GAMES, to: wallet, amount: satang(win) });
  }
  db.run(
    `INSERT INTO rounds (id, play_session, member, game, key, time, bet, win, request, detail)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', '{}')`,
    reference,
    FRIEND_SESSION + member,
    member,
    round.game,
    reference,
    time,
    bet,
    win,
  );
  rememberGameAt(db, { member, game: round.game, time });
}

function withdraw(db: Database, member: string, amount: number, time: number): void {
  const reference = nextReference(db, 'withdrawals', time);
  const paid = time + 2 * MINUTE;
  db.run(
    `INSERT INTO withdrawals (id, member, reference, satang, created, pays_at, status)
     VALUES (?, ?, ?, ?, ?, ?, 'paid')`,
    `w_${reference}`,
    member,
    reference,
    amount,
    time,
    paid,
  );
  const out = { reference, amount: satang(amount) };
  post(db, { ...out, time, kind: 'withdrawal', from: walletOf(member), to: PAYOUTS });
  post(db, { ...out, time: paid, kind: 'payout', from: PAYOUTS, to: BANK });
}
