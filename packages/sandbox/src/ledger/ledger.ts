import { type Satang, satang } from '@brand/domain';
import type { Database } from '../db/database.ts';

/** One movement of money between two accounts. */
export interface Posting {
  /** Milliseconds since 1970. */
  time: number;
  /** The type of event, e.g. `deposit`. Kind and `reference` together are unique. */
  kind: string;
  reference: string;
  /** Account that is debited. */
  from: string;
  /** Account that is credited. */
  to: string;
  /** Greater than zero. */
  amount: Satang;
}

/**
 * Moves money. Throws when the same kind and reference was posted before, or when a wallet would be negative; the
 * caller’s transaction is then rolled back.
 */
export function post(db: Database, { time, kind, reference, from, to, amount }: Posting): void {
  db.run(
    'INSERT INTO postings (time, kind, reference, debit, credit, satang) VALUES (?, ?, ?, ?, ?, ?)',
    time,
    kind,
    reference,
    from,
    to,
    amount,
  );
}

/** The balance of an account, in satang. Throws for an unknown account. */
export function balanceOf(db: Database, account: string): Satang {
  const row = db.get<{ balance: number }>('SELECT balance FROM accounts WHERE id = ?', account);
  if (!row) throw new Error(`There is no account ${account}`);
  return satang(row.balance);
}
