import type { Database } from '../db/database.ts';

/** Accounts whose stored balance is not the sum of their entries; none in a correct ledger. */
export function falseBalances(db: Database): object[] {
  return db.all(
    `SELECT id, balance FROM accounts
     WHERE balance <> (SELECT coalesce(sum(satang), 0) FROM entries WHERE account = accounts.id)`,
  );
}

/** Transfers whose entries do not add up to zero. */
export function unbalancedTransfers(db: Database): object[] {
  return db.all(
    'SELECT kind, reference FROM entries GROUP BY kind, reference HAVING sum(satang) <> 0',
  );
}

/** The lowest balance that any wallet ever had, in satang. */
export function lowestWallet(db: Database): number | undefined {
  return db.get<{ least: number }>(
    `SELECT min(running) AS least FROM (
       SELECT sum(satang) OVER (PARTITION BY account ORDER BY posting) AS running FROM entries
       WHERE account LIKE 'wallet:%')`,
  )?.least;
}

/** The sum of all accounts; zero, because each posting moves money between two accounts. */
export function sumOfAll(db: Database): number | undefined {
  return db.get<{ sum: number }>('SELECT sum(balance) AS sum FROM accounts')?.sum;
}
