import { type ShippedLocale, bahtFromSatang, satang } from '@brand/domain';
import { DAY, unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { type RefusalReason, reasonIn } from './refusalReasons.ts';

/** A withdrawal as stored; times in milliseconds since 1970. */
export interface Withdrawal {
  id: string;
  member: string;
  reference: string;
  satang: number;
  created: number;
  /** Planned times of the steps, or their actual times once they are past. Null before they were stored. */
  checks_at: number | null;
  sends_at: number | null;
  pays_at: number;
  status: 'open' | 'paid' | 'cancelled';
  /** When it was paid, refused or cancelled; null while it is open, and before this was stored. */
  ended: number | null;
  /** Who has cancelled it; null for a paid one, and before this was stored. */
  ended_by: 'member' | 'operator' | null;
  reason: RefusalReason | null;
}

/** How long an ended withdrawal stays in the list of recent ones, and how many are listed. */
const LISTED = { for: DAY, most: 20 } as const;

/** A withdrawal of a member; undefined if there is none with this reference. */
export function withdrawalByReference(
  { db }: Context,
  member: string,
  reference: string,
): Withdrawal | undefined {
  return db.get<Withdrawal>(
    'SELECT * FROM withdrawals WHERE member = ? AND reference = ?',
    member,
    reference,
  );
}

/** Withdrawals in progress, and those that ended recently, newest first. */
export function recentWithdrawals({ db, clock }: Context, member: string): readonly Withdrawal[] {
  return db.all<Withdrawal>(
    `SELECT * FROM withdrawals WHERE member = ? AND (status = 'open' OR coalesce(ended, pays_at) > ?)
     ORDER BY created DESC, reference DESC LIMIT ?`,
    member,
    clock.now() - LISTED.for,
    LISTED.most,
  );
}

/** The newest withdrawal of a member that is in progress, or undefined. */
export function youngestOpen({ db }: Context, member: string): Withdrawal | undefined {
  return db.get<Withdrawal>(
    "SELECT * FROM withdrawals WHERE member = ? AND status = 'open' ORDER BY created DESC, reference DESC LIMIT 1",
    member,
  );
}

/** Whether the member may cancel it now: until it is sent to the bank. */
export function isCancellable({ clock }: Context, { status, sends_at }: Withdrawal): boolean {
  return status === 'open' && (sends_at === null || clock.now() < sends_at);
}

/** A withdrawal in the API format, with its past steps. */
export function wireWithdrawal(context: Context, row: Withdrawal, language: ShippedLocale): object {
  const status = statusOf(row);
  return {
    ref: row.reference,
    amount: bahtFromSatang(satang(row.satang)),
    status,
    cancellable: isCancellable(context, row),
    ...(row.reason !== null && { reason: reasonIn(row.reason, language) }),
    steps: stepsOf(row, status, context.clock.now()),
  };
}

function statusOf({ status, ended_by }: Withdrawal): 'open' | 'received' | 'refused' | 'cancelled' {
  if (status === 'cancelled') return ended_by === 'member' ? 'cancelled' : 'refused';
  return status === 'paid' ? 'received' : 'open';
}

function stepsOf(row: Withdrawal, status: ReturnType<typeof statusOf>, now: number): object[] {
  const { created, checks_at, sends_at, pays_at } = row;
  const end = row.ended ?? pays_at;
  const until = status === 'open' ? now : end;
  const onTheWay = [
    ['checked', checks_at],
    ['sent', sends_at],
  ] as const;
  return [
    { step: 'requested', time: unixSeconds(created) },
    ...onTheWay.flatMap(([step, time]) =>
      time !== null && time <= until ? [{ step, time: unixSeconds(time) }] : [],
    ),
    ...(status === 'open' ? [] : [{ step: status, time: unixSeconds(end) }]),
  ];
}
