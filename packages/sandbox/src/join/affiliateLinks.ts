import { bangkokDay } from '@brand/domain';
import type { Context } from '../context.ts';
import type { Member } from '../members/members.ts';

/** The code in `/aff/{id}`, in any letter case. */
const CODE = /^[0-9A-F]{6}$/;

/** The member of an affiliate link; undefined for an unknown code, and for a member whose login is refused. */
export function affiliateByCode({ db }: Context, id: string): Member | undefined {
  const code = id.toUpperCase();
  if (!CODE.test(code)) return undefined;
  return db.get<Member>('SELECT * FROM members WHERE aff_code = ? AND login_refusal IS NULL', code);
}

/** An unused affiliate code. */
export function newAffiliateCode({ db, random }: Context): string {
  for (;;) {
    const code = random.below(0x1_00_00_00).toString(16).toUpperCase().padStart(6, '0');
    if (!db.get('SELECT 1 FROM members WHERE aff_code = ?', code)) return code;
  }
}

/** Counts a visit through a link: once a day per visitor, and every visit if the visitor is unknown. */
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

/** A shortened name that a friend recognises and that reveals little to others. */
export function maskedName(username: string): string {
  return `${username.slice(0, 2)}***`;
}
