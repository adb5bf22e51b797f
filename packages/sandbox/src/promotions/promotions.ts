import { bangkokDay } from '@brand/domain';
import { DAY, startOfBangkokDay } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { catalogue } from './catalogue/catalogue.ts';
import type { CataloguePromotion } from './promotion.ts';

/** A promotion with its opening times. */
export interface ScheduledPromotion extends CataloguePromotion {
  /** Milliseconds since 1970. */
  starts: number;
  /** Milliseconds since 1970; null for no end. */
  ends: number | null;
}

interface Row {
  id: string;
  starts: number;
  ends: number | null;
}

/** The operator’s published promotions, in the order of the catalogue; ended ones only on request. */
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

/** The promotion of that id if it is published and running, or undefined. */
export function runningPromotion(context: Context, id: string): ScheduledPromotion | undefined {
  const now = context.clock.now();
  return publishedPromotions(context).find(
    (promotion) => promotion.id === id && promotion.starts <= now,
  );
}

/** Start of the week in Bangkok that contains `time`, a Monday, in milliseconds since 1970. */
export function startOfBangkokWeek(time: number): number {
  const day = startOfBangkokDay(time);
  // 1970-01-01 was a Thursday; the start of a day in Bangkok is in the previous UTC day.
  const weekday = (Math.floor(day / DAY) + 4) % 7;
  return day - weekday * DAY;
}

/**
 * The period of `time` in which a member can have the promotion once. `each` distinguishes repetitions without such a
 * limit.
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

/** Whether the member has had the promotion in the current period. One without a limit is never used up. */
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
