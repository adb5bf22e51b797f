import { bangkokDay } from '@brand/domain';
import type { Context } from '../context.ts';
import type { Member } from '../members/members.ts';

/** An id as it stands in `/aff/{id}`, however it is cased. */
const CODE = /^[0-9A-F]{6}$/;

/** The member whose link that is; undefined for nobody's, and for one who may not log in: such a link brings nobody. */
export function affiliateByCode({ db }: Context, id: string): Member | undefined {
  const code = id.toUpperCase();
  if (!CODE.test(code)) return undefined;
  return db.get<Member>('SELECT * FROM members WHERE aff_code = ? AND login_refusal IS NULL', code);
}

/** An affiliate code that nobody has. */
export function newAffiliateCode({ db, random }: Context): string {
  for (;;) {
    const code = random.below(0x1_00_00_00).toString(16).toUpperCase().padStart(6, '0');
    if (!db.get('SELECT 1 FROM members WHERE aff_code = ?', code)) return code;
  }
}

/** Counts a visit through a link: one a day for each visitor, each one for itself where it does not say who it is. */
export function countVisit(
  { db, clock, random }: Context,
  { affiliate, visitor }: { affiliate: string; visitor: string | undefined },
): void {
  const now = clock.now();
  db.run(
    'INSERT OR IGNORE INTO referral_visits (affiliate, day, visitor, time) VALUES (?, ?, ?, ?)',
    affiliate,
    bangkokDay(now),
    visitor ?? `~${random.token(9)}`,
    now,
  );
}

/** A name that tells a friend who it is, and a stranger not much. */
export function maskedName(username: string): string {
  return `${username.slice(0, 2)}***`;
}
