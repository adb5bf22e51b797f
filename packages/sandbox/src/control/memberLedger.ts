import { bahtFromSatang, satang } from '@brand/domain';
import type { Context } from '../context.ts';

/** An entry of one account, as the control page shows it. Amounts are in baht. */
export interface LedgerEntry {
  posting: number;
  /** Milliseconds since 1970. */
  time: number;
  kind: string;
  reference: string;
  /** The account on the other side of the entry. */
  other: string;
  amount: number;
  /** Balance of the account after the entry. */
  after: number;
}

/** A page of the ledger of one account, newest first. Amounts are in baht. */
export interface LedgerPage {
  account: string;
  /** All accounts of the same owner. */
  accounts: readonly string[];
  /** The stored balance of the account and the sum of its entries. They differ only if there is a bug. */
  balance: number;
  sum: number;
  /** Sum of all accounts of the sandbox. Always 0.00, because every posting moves money between two accounts. */
  total: number;
  entries: LedgerEntry[];
  count: number;
}

/** Maximum number of entries per page. */
const LEDGER_PAGE = 50;

interface Row {
  posting: number;
  time: number;
  kind: string;
  reference: string;
  other: string;
  satang: number;
  after: number;
}

/** Owner id of the operator’s accounts. */
const HOUSE = 'house';

/** Accounts of a member, the wallet first, or those of the operator. */
function accountsOf({ db }: Context, owner: string): string[] {
  const rows = db.all<{ id: string }>(
    `SELECT id FROM accounts
     WHERE iif(?1 = '${HOUSE}', kind = '${HOUSE}', substr(id, instr(id, ':') + 1) = ?1)
     ORDER BY kind <> 'wallet', id`,
    owner,
  );
  return rows.map(({ id }) => id);
}

/** A page of an owner’s entries, by default of the first account; undefined if there is no such account. */
export function ledgerPage(
  context: Context,
  owner: string,
  { account: wanted, skip }: { account: string | undefined; skip: number },
): LedgerPage | undefined {
  const { db } = context;
  const accounts = accountsOf(context, owner);
  const account = wanted ?? accounts[0];
  if (account === undefined || !accounts.includes(account)) return undefined;
  const held = db.get<{ balance: number }>('SELECT balance FROM accounts WHERE id = ?', account);
  const all = db.get<{ count: number; sum: number }>(
    'SELECT count(*) AS count, coalesce(sum(satang), 0) AS sum FROM entries WHERE account = ?',
    account,
  );
  const total = db.get<{ sum: number }>('SELECT sum(balance) AS sum FROM accounts');
  const rows = db.all<Row>(
    `SELECT e.posting, e.time, e.kind, e.reference, e.satang,
       iif(p.debit = e.account, p.credit, p.debit) AS other,
       sum(e.satang) OVER (ORDER BY e.time, e.posting) AS after
     FROM entries e JOIN postings p ON p.id = e.posting
     WHERE e.account = ? ORDER BY e.time DESC, e.posting DESC LIMIT ? OFFSET ?`,
    account,
    LEDGER_PAGE,
    skip,
  );
  return {
    account,
    accounts,
    balance: baht(held?.balance ?? 0),
    sum: baht(all?.sum ?? 0),
    total: baht(total?.sum ?? 0),
    entries: rows.map(({ satang: amount, after, ...row }) => ({
      ...row,
      amount: baht(amount),
      after: baht(after),
    })),
    count: all?.count ?? 0,
  };
}

function baht(amount: number): number {
  return bahtFromSatang(satang(amount));
}
