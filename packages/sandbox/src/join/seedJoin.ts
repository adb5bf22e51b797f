import { createHash } from 'node:crypto';
import { DAY } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { linkLine } from '../line/lineAccounts.ts';

/** The affiliate code that the examples use. */
const knownCodes: Readonly<Record<string, string>> = { m_0010: '662E41' };

/** Gives the seeded members a phone (m_0001 has 0812340001), an affiliate code and a registration day. */
export function seedJoin(context: Context): void {
  const { db, clock } = context;
  const members = db.all<{ id: string }>(
    "SELECT id FROM members WHERE id GLOB 'm_[0-9][0-9][0-9][0-9]' ORDER BY id",
  );
  for (const [at, { id }] of members.entries()) {
    db.run(
      'UPDATE members SET phone = ?, aff_code = ?, joined = ? WHERE id = ?',
      `08123${id.slice(2).padStart(5, '4')}`,
      knownCodes[id] ?? codeFrom(id),
      id === 'm_0002' ? clock.now() : clock.now() - (180 - at) * DAY,
      id,
    );
  }
  if (members.some(({ id }) => id === 'm_0009')) linkLine(context, 'm_0009', 'U-mint');
}

function codeFrom(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 6).toUpperCase();
}
