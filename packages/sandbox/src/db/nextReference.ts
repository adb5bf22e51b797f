import { bangkokDay } from '@brand/domain';
import type { Database } from './database.ts';

const letters = { deposits: 'D', withdrawals: 'W', bonuses: 'B', free_spins: 'F' } as const;

/**
 * A reference that is easy to dictate: a letter, the day in Bangkok as YYMMDD and a running number of five digits.
 * Capital letters and digits only, as bill payments require.
 */
export function nextReference(db: Database, table: keyof typeof letters, time: number): string {
  const start = letters[table] + bangkokDay(time).slice(2).replaceAll('-', '');
  const row = db.get<{ count: number }>(
    `SELECT count(*) AS count FROM ${table} WHERE reference BETWEEN ? AND ?`,
    start,
    `${start}99999`,
  );
  return start + String((row?.count ?? 0) + 1).padStart(5, '0');
}
