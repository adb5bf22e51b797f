import { type AffiliateWithdrawTerms, affiliateWindow } from './affiliate.ts';
import { bangkokDay, bangkokDayStart, shiftDay } from '../time/bangkokTime.ts';
import { type Satang, satang } from '../money/money.ts';

/** Whether income can be withdrawn at a moment, and what is waited for. Times in ms since 1970. */
export type AffiliateGate =
  | { readonly status: 'open'; readonly closesAt: number }
  /** Outside the days of section 9. */
  | { readonly status: 'window'; readonly opensAt: number }
  /** One has been made today. */
  | { readonly status: 'oncePerDay'; readonly opensAt: number }
  /** What is missing to the minimum. */
  | { readonly status: 'belowMinimum'; readonly closesAt: number; readonly missing: Satang }
  /** The API does not say why; it may say when. */
  | { readonly status: 'other'; readonly opensAt: number | null };

/**
 * What stands between a member and their income (section 5). The API's terms hold as of when they were read, and the server's
 * clock goes on: what opens at midnight in Bangkok opens on a page that was left open too, and what closes then is closed.
 */
export function affiliateGate(
  { balance, terms }: { readonly balance: Satang; readonly terms: AffiliateWithdrawTerms },
  now: number,
): AffiliateGate {
  const { minimum, block, opensAt } = terms;
  const days = affiliateWindow(now);
  if (opensAt === null || now < opensAt) {
    // Where the calendar has its days open and the API names no others, nobody knows when it opens.
    const opens = opensAt ?? (block === 'oncePerDay' ? afterToday(now) : days.opensAt);
    if (block === 'oncePerDay' || (block === 'window' && opens > now)) {
      return { status: block, opensAt: opens };
    }
    if (block) return { status: 'other', opensAt };
  }
  // The API decides about the days that it has named; past their end the calendar does.
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
