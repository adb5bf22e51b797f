import { bahtFromSatang, satang } from '@brand/domain';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { affiliateAccountOf } from './affiliateAccount.ts';

/** The transaction types of the API and the kinds of posting behind them. */
const kindsOf = {
  commission: 'commission',
  withdraw: 'affiliate-withdrawal',
  adjust: 'affiliate-adjustment',
} as const;

/** Types of movements on an affiliate balance. */
export const transactionTypes = ['commission', 'withdraw', 'adjust'] as const;
type TransactionType = (typeof transactionTypes)[number];

/** Filter, offset and limit of the list. */
export interface TransactionQuery {
  skip: number;
  limit: number;
  type?: TransactionType | undefined;
}

interface Row {
  posting: number;
  time: number;
  kind: string;
  reference: string;
  satang: number;
  balance: number;
}

/** Commission, withdrawals and corrections of a member, newest first: the account in the ledger, row by row. */
export function transactions(
  { db }: Context,
  member: string,
  { skip, limit, type }: TransactionQuery,
): Record<string, unknown> {
  const account = affiliateAccountOf(member);
  const kind = type === undefined ? null : kindsOf[type];
  const page = db.all<Row>(
    `SELECT * FROM (SELECT *, sum(satang) OVER (ORDER BY posting) AS balance FROM entries WHERE account = ?1)
     WHERE ?2 IS NULL OR kind = ?2 ORDER BY posting DESC LIMIT ?3 OFFSET ?4`,
    account,
    kind,
    limit,
    skip,
  );
  const all = db.get<{ total: number }>(
    'SELECT count(*) AS total FROM entries WHERE account = ?1 AND (?2 IS NULL OR kind = ?2)',
    account,
    kind,
  );
  return { list: page.map(wireTransaction), total: all?.total ?? 0 };
}

function wireTransaction(row: Row): Record<string, unknown> {
  const type = transactionTypes.find((each) => kindsOf[each] === row.kind) ?? row.kind;
  // The reference of a commission is `affiliate:day:until`.
  const day = type === 'commission' ? (row.reference.split(':')[1] ?? null) : null;
  return {
    id: `at_${row.posting}`,
    time: unixSeconds(row.time),
    type,
    amount: bahtFromSatang(satang(row.satang)),
    balance: bahtFromSatang(satang(row.balance)),
    status: 1,
    date: day,
    ref: day === null ? row.reference : `C${day.slice(2).replaceAll('-', '')}-${row.posting}`,
  };
}
