import { bangkokDay } from '@brand/domain';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
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

/** A visit through a link. */
interface Visit {
  affiliate: string;
  /** Name of the link, if it has one. */
  link: string | null;
  visitor: string;
  /** In milliseconds since 1970. */
  time: number;
}

/** Counts a visit through a link: once a day per visitor, and every visit if the visitor is unknown. */
export function countVisit(
  { db, clock, random }: Context,
  { affiliate, link, visitor }: Pick<Visit, 'affiliate' | 'link'> & { visitor: string | undefined },
): void {
  const known = visitor ?? `~${random.token(9)}`;
  countVisitAt(db, { affiliate, link, visitor: known, time: clock.now() });
}

/** Counts a visit through a link at a time. A second link of the same day does not count. */
export function countVisitAt(db: Database, { affiliate, link, visitor, time }: Visit): void {
  db.run(
    'INSERT OR IGNORE INTO referral_visits (affiliate, day, visitor, time, link) VALUES (?, ?, ?, ?, ?)',
    affiliate,
    bangkokDay(time),
    visitor,
    time,
    link,
  );
}

/** A shortened name that a friend recognises and that reveals little to others. */
export function maskedName(username: string): string {
  return `${username.slice(0, 2)}***`;
}
