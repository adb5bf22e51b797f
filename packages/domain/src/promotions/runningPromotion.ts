import type { Satang } from '../money/money.ts';

/** How long a registration or deposit promotion runs unless the operator says otherwise (section 9). */
export const PROMOTION_COUNTDOWN_MS = 600_000;

/** A promotion that has to be used before a deadline (section 3, Promotion values; section 4, Promotion countdown). */
export interface RunningPromotion {
  readonly kind: 'registration' | 'deposit';
  /** Tells one promotion from the next of its kind; null where the API names none. */
  readonly id: string | null;
  /** What it brings. */
  readonly credit: Satang;
  /** What has to be deposited; null for a registration. */
  readonly deposit: Satang | null;
  /** Ms since 1970 on the server's clock. Null where the server holds none: then none is shown. */
  readonly deadline: number | null;
  /** True once the server says that it is too late. */
  readonly closed: boolean;
  /** True when the deposit has arrived in time and waits to be checked. */
  readonly fulfilled: boolean;
}

/** What `getPromotion` tells. */
export interface RunningPromotions {
  readonly registration: RunningPromotion | null;
  readonly deposit: RunningPromotion | null;
  /** What the server knows a visitor by. Keep it and send it with the next call and with the registration. */
  readonly visitor: string | null;
  /** Opens the reward service to this member; null for a visitor. */
  readonly rewardToken: string | null;
}

/**
 * What to keep when the API is asked again. The same promotion never gets a later deadline and never opens again, whatever
 * a reply says or leaves out; another promotion takes its place.
 */
export function reconcilePromotion(
  kept: RunningPromotion | null,
  fresh: RunningPromotion | null,
): RunningPromotion | null {
  if (!fresh || !kept || fresh.id === null) return fresh;
  if (fresh.id !== kept.id || fresh.kind !== kept.kind) return fresh;
  const deadline = earlier(kept.deadline, fresh.deadline);
  return { ...fresh, deadline, closed: kept.closed || fresh.closed };
}

function earlier(left: number | null, right: number | null): number | null {
  if (left === null || right === null) return left ?? right;
  return Math.min(left, right);
}

/**
 * How a countdown stands. `left` is in ms and more than 0; `untimed` runs without a deadline to show; `fulfilled` has
 * nothing left to wait for.
 */
export type PromotionCountdown =
  | { readonly status: 'running'; readonly left: number }
  | { readonly status: 'over' | 'untimed' | 'fulfilled' };

/** The countdown at a time of the server's clock. It is counted from the deadline, so a reload cannot lengthen it. */
export function promotionCountdown(promotion: RunningPromotion, now: number): PromotionCountdown {
  const { deadline, closed, fulfilled } = promotion;
  if (fulfilled) return { status: 'fulfilled' };
  if (closed) return { status: 'over' };
  if (deadline === null) return { status: 'untimed' };
  return now < deadline ? { status: 'running', left: deadline - now } : { status: 'over' };
}

/** Answer of the reward service about the deposit promotion of a member. */
export type DepositCheck =
  /** The credit has been given. */
  | { readonly outcome: 'fulfilled'; readonly code: 0; readonly credit: Satang }
  /** Nothing could be learned; ask again later. */
  | { readonly outcome: 'unknown'; readonly code: 1 }
  | { readonly outcome: 'waiting' | 'late' | 'none'; readonly code: number };
