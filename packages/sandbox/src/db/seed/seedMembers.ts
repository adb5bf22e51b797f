import { satang } from '@brand/domain';
import { hashPassword } from '../../auth/password.ts';
import { MINUTE, SECOND } from '../../clock/units.ts';
import type { Context } from '../../context.ts';
import { BANK, PAYOUTS, openWallet, walletOf } from '../../ledger/accounts.ts';
import { post } from '../../ledger/ledger.ts';
import { nextReference } from '../nextReference.ts';
import { PASSWORD, type SeedAccount, accounts } from './accounts.ts';
import type { PastRow } from './pastRows.ts';
import { pasts } from './pasts.ts';

/** A database of an earlier version already has some of the members; they are not changed. */
export function seedMembers(context: Context): void {
  // One hash for all: each costs milliseconds, and the password is public anyway.
  const password = hashPassword(PASSWORD);
  let number = 0;
  for (const account of accounts) {
    const isNew = addMember(context, account, password);
    for (const row of pasts[account.username] ?? []) {
      number += 1;
      if (isNew) seedRow(context, account.id, row, String(number).padStart(4, '0'));
    }
  }
}

function addMember({ db }: Context, member: SeedAccount, password: string): boolean {
  const { id, username, firstname, lastname, account } = member;
  const added = db.run(
    `INSERT OR IGNORE INTO members
     (id, username, password, firstname, lastname, bank, bank_number, group_bank, group_id, login_refusal)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'g1', ?)`,
    id,
    username,
    password,
    firstname,
    lastname,
    account?.bank ?? null,
    account?.number ?? null,
    member.bankGroup ?? 'A',
    member.loginRefusal ?? null,
  );
  if (added > 0) openWallet(db, id);
  return added > 0;
}

function seedRow(context: Context, member: string, row: PastRow, number: string): void {
  if (row.type === 'deposit' || row.type === 'review') seedDeposit(context, member, row, number);
  else seedWithdrawal(context, member, row, number);
}

function seedDeposit({ db, clock }: Context, member: string, row: PastRow, number: string): void {
  const time = clock.now() - row.ago;
  const paid = row.type === 'deposit';
  const reference = nextReference(db, 'deposits', time);
  db.run(
    `INSERT INTO deposits (id, member, kind, channel, reference, satang, created, expires, outcome, status, settled,
     slip_time, token, debug_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'paid', ?, ?, ?, '', '')`,
    `q_${number}`,
    member,
    paid ? 'qr' : 'transfer',
    row.channel,
    reference,
    row.satang,
    time,
    time + 10 * MINUTE,
    paid ? 'paid' : 'review',
    paid ? time : null,
    paid ? null : time - 4 * MINUTE,
  );
  if (!paid) return;
  const amount = satang(row.satang);
  post(db, { time, kind: 'deposit', reference, from: BANK, to: walletOf(member), amount });
}

/** A withdrawal that is too recent to be paid out stays open; `settle` pays it out at its time. */
function seedWithdrawal(
  { db, clock, rules }: Context,
  member: string,
  row: PastRow,
  number: string,
): void {
  // The newest was made a moment ago, so that its lock is active.
  const time = clock.now() - Math.max(row.ago, 5 * SECOND);
  const paysAt = time + rules.withdraw.payoutDelay;
  const cancelled = row.type === 'cancel';
  const open = paysAt > clock.now();
  const reference = nextReference(db, 'withdrawals', time);
  db.run(
    `INSERT INTO withdrawals (id, member, reference, satang, created, checks_at, sends_at, pays_at, status, ended, ended_by)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    `w_${number}`,
    member,
    reference,
    row.satang,
    time,
    time + rules.withdraw.checkDelay,
    time + rules.withdraw.sendDelay,
    paysAt,
    open ? 'open' : cancelled ? 'cancelled' : 'paid',
    open ? null : paysAt,
    cancelled && !open ? 'operator' : null,
  );
  const amount = satang(row.satang);
  const wallet = walletOf(member);
  post(db, { time, kind: 'withdrawal', reference, from: wallet, to: PAYOUTS, amount });
  if (open) return;
  const end = { time: paysAt, reference, from: PAYOUTS, amount };
  if (cancelled) post(db, { ...end, kind: 'withdrawal-cancel', to: wallet });
  else post(db, { ...end, kind: 'payout', to: BANK });
}
