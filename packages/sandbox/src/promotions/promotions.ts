import { bangkokDay } from '@brand/domain';
import { DAY, startOfBangkokDay } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { catalogue } from './catalogue/catalogue.ts';
import type { CataloguePromotion } from './promotion.ts';

/** A promotion with the time in which it is open. */
export interface ScheduledPromotion extends CataloguePromotion {
  /** Milliseconds since 1970. */
  starts: number;
  /** Milliseconds since 1970; null where the end is open. */
  ends: number | null;
}

interface Row {
  id: string;
  starts: number;
  ends: number | null;
}

/** What the operator has published, in the order of the catalogue; what is over is left out unless it is asked for. */
export function publishedPromotions(
  { db, clock }: Context,
  { alsoOver = false } = {},
): readonly ScheduledPromotion[] {
  const rows = db.all<Row>('SELECT id, starts, ends FROM promotions WHERE published = 1');
  const open = new Map(rows.map((row) => [row.id, row]));
  const now = clock.now();
  return catalogue.flatMap((promotion) => {
    const row = open.get(promotion.id);
    if (!row || (!alsoOver && row.ends !== null && row.ends <= now)) return [];
    return [{ ...promotion, starts: row.starts, ends: row.ends }];
  });
}

/** The promotion of that id while it is published and running, or undefined. */
export function runningPromotion(context: Context, id: string): ScheduledPromotion | undefined {
  const now = context.clock.now();
  return publishedPromotions(context).find(
    (promotion) => promotion.id === id && promotion.starts <= now,
  );
}

/** Start of the week in Bangkok that `time` falls into, a Monday, in milliseconds since 1970. */
export function startOfBangkokWeek(time: number): number {
  const day = startOfBangkokDay(time);
  // 1970-01-01 was a Thursday; the start of a day in Bangkok falls into the UTC day before.
  const weekday = (Math.floor(day / DAY) + 4) % 7;
  return day - weekday * DAY;
}

/**
 * Names the period of `time` in which a member can have the promotion once. `each` is what tells one time from the next
 * where there is no such limit.
 */
export function periodOf(
  { period }: Pick<CataloguePromotion, 'period'>,
  time: number,
  each: string,
): string {
  switch (period) {
    case 'once':
      return 'once';
    case 'daily':
      return bangkokDay(time);
    case 'weekly':
      return `week of ${bangkokDay(startOfBangkokWeek(time))}`;
    case 'monthly':
      return bangkokDay(time).slice(0, 7);
    case 'each':
      return each;
  }
}

/** Whether the member has had the promotion in the present period. One without a limit is never used up. */
export function hasHad(
  { db, clock }: Context,
  member: string,
  promotion: Pick<CataloguePromotion, 'id' | 'period'>,
): boolean {
  if (promotion.period === 'each') return false;
  const period = periodOf(promotion, clock.now(), '');
  return (
    db.get(
      'SELECT 1 FROM bonuses WHERE member = ? AND promotion = ? AND period = ?',
      member,
      promotion.id,
      period,
    ) !== undefined
  );
}
