import { type Satang, satang } from '@brand/domain';
import type { Database } from '../db/database.ts';

/** One movement of money between two accounts. */
export interface Posting {
  /** Milliseconds since 1970. */
  time: number;
  /** What happened, e.g. `deposit`; with `reference` it happens only once. */
  kind: string;
  reference: string;
  /** Account that the money leaves. */
  from: string;
  /** Account that the money reaches. */
  to: string;
  /** More than zero. */
  amount: Satang;
}

/**
 * Moves money. Throws when the same kind and reference was posted before, or when a wallet would go below zero; the
 * caller's transaction then leaves nothing behind.
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

/** What an account holds, in satang. Throws when there is no such account. */
export function balanceOf(db: Database, account: string): Satang {
  const row = db.get<{ balance: number }>('SELECT balance FROM accounts WHERE id = ?', account);
  if (!row) throw new Error(`There is no account ${account}`);
  return satang(row.balance);
}
