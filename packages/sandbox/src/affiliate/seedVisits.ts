import { type BangkokDay, bangkokDay, bangkokDayStart, daysBetween, shiftDay } from '@brand/domain';
import { DAY, MINUTE } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { countVisitAt } from '../join/affiliateLinks.ts';
import { seededRandom } from '../random/random.ts';
import { FRIENDS_UPLINE } from './friends.ts';

/** Visitors who do not join, from Sunday to Saturday: at least and at most. A link is shared more at the weekend. */
const OTHERS: readonly (readonly [least: number, most: number])[] = [
  [4, 11],
  [1, 6],
  [1, 5],
  [1, 6],
  [2, 7],
  [3, 9],
  [4, 12],
];
/** Before this share of a day no one comes: the night. */
const MORNING = 0.3;
/** Names of the links that `aff` has shared; null for the one without a name. More people follow the first ones. */
const LINKS = ['กลุ่ม LINE', 'Facebook', 'กลุ่ม LINE', null, 'เพื่อนที่ทำงาน', 'กลุ่ม LINE', 'Facebook'];
/** From the visit of the link to the registration: the form and its OTP. */
const FORM = 3 * MINUTE;

/**
 * Seeds the visits of the link of `aff`, from the day on which the first member joined. Everyone who joined has come
 * through the link before; others looked and left, so there are always more visits than members.
 */
export function seedVisits(context: Context): void {
  const { db, clock } = context;
  const joined = db.all<{ id: string; joined: number }>(
    'SELECT id, joined FROM members WHERE upline = ? AND joined IS NOT NULL ORDER BY joined',
    FRIENDS_UPLINE,
  );
  for (const [at, { id, joined: time }] of joined.entries()) {
    const link = linkAt(at);
    db.run('UPDATE members SET upline_link = ? WHERE id = ?', link, id);
    visit(context, {
      visitor: `joined_${id}`,
      link,
      time: Math.max(time - FORM, bangkokDayStart(bangkokDay(time))),
    });
  }
  const first = joined[0];
  if (!first) return;
  const today = bangkokDay(clock.now());
  for (let day = bangkokDay(first.joined); day <= today; day = shiftDay(day, 1)) {
    for (const [at, time] of othersOn(day).entries()) {
      if (time <= clock.now())
        visit(context, { visitor: `looked_${at}`, link: linkAt(time / MINUTE), time });
    }
  }
}

/** Times of the visits of a day; they depend only on the day. */
function othersOn(day: BangkokDay): number[] {
  const date = daysBetween('2000-01-01', day);
  const random = seededRandom(date * 104_729);
  const [least, most] = OTHERS[(date + 6) % 7] ?? [0, 0];
  const count = least + random.below(most - least + 1);
  return Array.from({ length: count }, () => {
    const share = MORNING + ((1 - MORNING) * random.below(10_000)) / 10_000;
    return bangkokDayStart(day) + Math.floor(DAY * share);
  });
}

/** The link that a visitor followed; it depends only on the number. */
function linkAt(number: number): string | null {
  return LINKS[Math.floor(number) % LINKS.length] ?? null;
}

function visit(
  { db }: Context,
  came: { visitor: string; link: string | null; time: number },
): void {
  countVisitAt(db, { affiliate: FRIENDS_UPLINE, ...came });
}
