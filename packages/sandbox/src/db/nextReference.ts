import { bangkokDay } from '@brand/domain';
import type { Database } from './database.ts';

/**
 * A reference that people can read to each other: a letter, the day in Bangkok as YYMMDD and a running number of five
 * digits. Capital letters and digits only, as a bill payment wants it.
 */
export function nextReference(
  db: Database,
  table: 'deposits' | 'withdrawals',
  time: number,
): string {
  const letter = table === 'deposits' ? 'D' : 'W';
  const start = letter + bangkokDay(time).slice(2).replaceAll('-', '');
  const row = db.get<{ count: number }>(
    `SELECT count(*) AS count FROM ${table} WHERE reference BETWEEN ? AND ?`,
    start,
    `${start}99999`,
  );
  return start + String((row?.count ?? 0) + 1).padStart(5, '0');
}
