import { type AffiliateWithdrawTerms, affiliateWindow } from './affiliate.ts';
import { bangkokDay, bangkokDayStart, shiftDay } from '../time/bangkokTime.ts';
import { type Satang, satang } from '../money/money.ts';

/** Whether income can be withdrawn at a moment, and what blocks it. Times in ms since 1970. */
export type AffiliateGate =
  | { readonly status: 'open'; readonly closesAt: number }
  /** Outside the days of section 9. */
  | { readonly status: 'window'; readonly opensAt: number }
  /** One withdrawal was already made today. */
  | { readonly status: 'oncePerDay'; readonly opensAt: number }
  /** The amount missing to reach the minimum. */
  | { readonly status: 'belowMinimum'; readonly closesAt: number; readonly missing: Satang }
  /** The API gives no reason; it may give a time. */
  | { readonly status: 'other'; readonly opensAt: number | null };

/**
 * What blocks a withdrawal of income (section 5). The terms of the API are from the time of the request. This function
 * also applies the server's clock, so that a page that stays open opens and closes at midnight in Bangkok.
 */
export function affiliateGate(
  { balance, terms }: { readonly balance: Satang; readonly terms: AffiliateWithdrawTerms },
  now: number,
): AffiliateGate {
  const { minimum, block, opensAt } = terms;
  const days = affiliateWindow(now);
  if (opensAt === null || now < opensAt) {
    // If the calendar is open but the API blocks without a date, the opening time is unknown.
    const opens = opensAt ?? (block === 'oncePerDay' ? afterToday(now) : days.opensAt);
    if (block === 'oncePerDay' || (block === 'window' && opens > now)) {
      return { status: block, opensAt: opens };
    }
    if (block) return { status: 'other', opensAt };
  }
  // The API decides until the end that it named. After that, the calendar decides.
  const named = terms.closesAt !== null && now < terms.closesAt ? terms.closesAt : null;
  if (named === null && !days.open) return { status: 'window', opensAt: days.opensAt };
  const closesAt = named ?? days.closesAt;
  return balance < minimum
    ? { status: 'belowMinimum', closesAt, missing: satang(minimum - balance) }
    : { status: 'open', closesAt };
}

function afterToday(now: number): number {
  const tomorrow = bangkokDayStart(shiftDay(bangkokDay(now), 1));
  const { open, opensAt } = affiliateWindow(tomorrow);
  return open ? tomorrow : opensAt;
}
