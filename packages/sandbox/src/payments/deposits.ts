import { satang } from '@brand/domain';
import type { Context } from '../context.ts';
import { BANK, walletOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import type { DepositOutcome } from './magicAmounts.ts';

/** A deposit as stored. Times in milliseconds since 1970. */
export interface Deposit {
  id: string;
  member: string;
  kind: 'qr' | 'transfer';
  reference: string;
  satang: number;
  expires: number;
  /** When it is paid, or decided in review, automatically; null for never. */
  pays_at: number | null;
  /** For a transfer `paid` or `unpaid`: its automatic decision. */
  outcome: DepositOutcome;
  status: 'open' | 'review' | 'paid' | 'cancelled' | 'expired';
}

/**
 * The newest deposit of a member that is still `open` (a QR) or in `review` (a transfer), or undefined. A QR that was
 * reported as expired or raised its alert is not open.
 */
export function youngest(
  { db }: Context,
  member: string,
  status: 'open' | 'review',
): Deposit | undefined {
  return db.get<Deposit>(
    `SELECT * FROM deposits WHERE member = ? AND status = ? AND outcome IN ('paid', 'unpaid')
     ORDER BY created DESC, reference DESC LIMIT 1`,
    member,
    status,
  );
}

/** Credits an open or reviewed deposit, at that time. */
export function credit(context: Context, deposit: Deposit, time: number): void {
  end(context, deposit, 'paid', time);
  post(context.db, {
    time,
    kind: 'deposit',
    reference: deposit.reference,
    from: BANK,
    to: walletOf(deposit.member),
    amount: satang(deposit.satang),
  });
}

/** Ends an open or reviewed deposit; it is never credited after that. */
export function end(
  { db }: Context,
  deposit: Pick<Deposit, 'id'>,
  status: 'paid' | 'cancelled' | 'expired',
  time: number,
): void {
  const ended = db.run(
    "UPDATE deposits SET status = ?, settled = ? WHERE id = ? AND status IN ('open', 'review')",
    status,
    time,
    deposit.id,
  );
  if (ended === 0) throw new Error(`The deposit ${deposit.id} has ended before`);
}

interface NewDeposit {
  id: string;
  member: string;
  kind: 'qr' | 'transfer';
  channel: string;
  reference: string;
  satang: number;
  created: number;
  expires: number;
  pays_at: number | null;
  outcome: DepositOutcome;
  status: 'open' | 'review';
  token: string;
  debug_key: string;
  slip_ref: string | null;
  slip_time: number | null;
  usdt: number | null;
  exchange: number | null;
}

/** Fields of only one kind of deposit, empty for the other. */
export const NO_TICKET = { token: '', debug_key: '' } as const;
export const NO_SLIP = { slip_ref: null, slip_time: null, usdt: null, exchange: null } as const;

/** Inserts a new deposit. */
export function addDeposit({ db }: Context, deposit: NewDeposit): void {
  const columns = Object.keys(deposit) as (keyof NewDeposit)[];
  const marks = columns.map(() => '?').join(', ');
  db.run(
    `INSERT INTO deposits (${columns.join(', ')}) VALUES (${marks})`,
    ...columns.map((column) => deposit[column]),
  );
}
