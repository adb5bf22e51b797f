import { satang } from '@brand/domain';
import { hashPassword } from '../../auth/password.ts';
import { MINUTE } from '../../clock/units.ts';
import type { Context } from '../../context.ts';
import { BANK, PAYOUTS, openHouseAccounts, openWallet, walletOf } from '../../ledger/accounts.ts';
import { post } from '../../ledger/ledger.ts';
import { channelName } from '../../payments/channels.ts';
import { nextReference } from '../nextReference.ts';
import { type PastRow, pastRows } from './pastRows.ts';

const PASSWORD = 'demo1234';

interface SeededMember {
  id: string;
  username: string;
  firstname: string;
  lastname: string;
  bank: string | null;
  number: string | null;
}

const demo = {
  id: 'm_0001',
  username: 'demo',
  firstname: 'สมชาย',
  lastname: 'ใจดี',
  bank: 'kbank',
  number: '1234567890',
} as const satisfies SeededMember;

const seededMembers: readonly SeededMember[] = [
  demo,
  {
    id: 'm_0002',
    username: 'new',
    firstname: 'มาลี',
    lastname: 'ศรีสุข',
    bank: 'scb',
    number: '4051234567',
  },
  {
    id: 'm_0003',
    username: 'nobank',
    firstname: 'วิชัย',
    lastname: 'ทองคำ',
    bank: null,
    number: null,
  },
];

/** Fills an empty database with the members of the sandbox; does nothing to one that has members. */
export function seed(context: Context): void {
  const { db } = context;
  db.transaction(() => {
    openHouseAccounts(db);
    if (db.get('SELECT 1 FROM members LIMIT 1')) return;
    const password = hashPassword(PASSWORD);
    for (const member of seededMembers) {
      db.run(
        `INSERT INTO members (id, username, password, firstname, lastname, bank, bank_number, group_bank, group_id)
         VALUES (?, ?, ?, ?, ?, ?, ?, 'A', 'g1')`,
        member.id,
        member.username,
        password,
        member.firstname,
        member.lastname,
        member.bank,
        member.number,
      );
      openWallet(db, member.id);
    }
    pastRows.forEach((row, at) => seedRow(context, row, String(at + 1).padStart(4, '0')));
  });
}

function seedRow(context: Context, row: PastRow, number: string): void {
  if (row.type === 'deposit' || row.type === 'review') seedDeposit(context, row, number);
  else seedWithdrawal(context, row, number);
}

function seedDeposit({ db, clock }: Context, row: PastRow, number: string): void {
  const time = clock.now() - row.ago;
  const paid = row.type === 'deposit';
  const reference = nextReference(db, 'deposits', time);
  db.run(
    `INSERT INTO deposits (id, member, channel, reference, satang, created, expires, outcome, status, settled, token,
     debug_key, note) VALUES (?, ?, ?, ?, ?, ?, ?, 'paid', ?, ?, '', '', ?)`,
    `q_${number}`,
    demo.id,
    row.channel,
    reference,
    row.satang,
    time,
    time + 10 * MINUTE,
    paid ? 'paid' : 'review',
    paid ? time : null,
    paid ? channelName(row.channel) : 'รอตรวจสอบสลิป',
  );
  if (!paid) return;
  const amount = satang(row.satang);
  post(db, { time, kind: 'deposit', reference, from: BANK, to: walletOf(demo.id), amount });
}

function seedWithdrawal({ db, clock }: Context, row: PastRow, number: string): void {
  const time = clock.now() - row.ago;
  const cancelled = row.type === 'cancel';
  const reference = nextReference(db, 'withdrawals', time);
  db.run(
    `INSERT INTO withdrawals (id, member, reference, satang, created, pays_at, status, note)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    `w_${number}`,
    demo.id,
    reference,
    row.satang,
    time,
    time + 2 * MINUTE,
    cancelled ? 'cancelled' : 'paid',
    cancelled ? 'คืนเงินเข้ากระเป๋า' : '',
  );
  const amount = satang(row.satang);
  const wallet = walletOf(demo.id);
  post(db, { time, kind: 'withdrawal', reference, from: wallet, to: PAYOUTS, amount });
  const end = { time: time + 2 * MINUTE, reference, from: PAYOUTS, amount };
  if (cancelled) post(db, { ...end, kind: 'withdrawal-cancel', to: wallet });
  else post(db, { ...end, kind: 'payout', to: BANK });
}
