import { satang } from '@brand/domain';
import { hashPassword } from '../auth/password.ts';
import { DAY } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { PASSWORD } from '../db/seed/accounts.ts';
import { BANK, openWallet, walletOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';

/** Maximum number of ordinary members. */
export const MOST_MEMBERS = 100_000;

const FIRST = 'สมหญิง ประเสริฐ กมล วิภา ณัฐพล อรทัย ธีรพงษ์ จิราพร ศุภชัย รัตนา'.split(' ');
const LAST = 'แก้วมณี บุญมา ศรีทอง พงษ์ไพร อินทร์แก้ว สายบัว ทวีทรัพย์ มั่นคง ชูใจ แสนสุข'.split(' ');

/**
 * Adds ordinary members up to the number in the rules, at every start: `player00001` with the password of all seeded
 * members, a bank account, and one deposit of 100 to 9,999 baht, which is the whole balance.
 */
export function addExtraMembers(context: Context): void {
  const wanted = Math.min(context.rules.extraMembers, MOST_MEMBERS);
  if (wanted === 0) return;
  const password = hashPassword(PASSWORD);
  for (let number = 1; number <= wanted; number += 1) addMember(context, number, password);
}

function addMember({ db, clock }: Context, number: number, password: string): void {
  const digits = String(number).padStart(5, '0');
  const id = `x_${digits}`;
  const added = db.run(
    `INSERT OR IGNORE INTO members
     (id, username, password, firstname, lastname, bank, bank_number, group_bank, group_id)
     VALUES (?, ?, ?, ?, ?, 'kbank', ?, 'A', 'g1')`,
    id,
    `player${digits}`,
    password,
    FIRST[number % FIRST.length] ?? '',
    LAST[Math.floor(number / FIRST.length) % LAST.length] ?? '',
    `90000${digits}`,
  );
  if (added === 0) return;
  openWallet(db, id);
  const time = clock.now() - DAY - number;
  const reference = `DX${digits}`;
  const amount = satang(10_000 + ((number * 7919) % 989_901));
  db.run(
    `INSERT INTO deposits (id, member, channel, reference, satang, created, expires, outcome, status, settled, token,
     debug_key) VALUES (?, ?, 'p1', ?, ?, ?, ?, 'paid', 'paid', ?, '', '')`,
    `q_x${digits}`,
    id,
    reference,
    amount,
    time,
    time,
    time,
  );
  post(db, { time, kind: 'deposit', reference, from: BANK, to: walletOf(id), amount });
}
