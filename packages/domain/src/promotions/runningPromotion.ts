import type { Satang } from '../money/money.ts';

/** Duration of a registration or deposit promotion unless the operator sets another (section 9). */
export const PROMOTION_COUNTDOWN_MS = 600_000;

/** A promotion with a deadline (section 3, Promotion values; section 4, Promotion countdown). */
export interface RunningPromotion {
  readonly kind: 'registration' | 'deposit';
  /** Distinguishes promotions of the same kind; null if the API returns none. */
  readonly id: string | null;
  /** Credit of the promotion. */
  readonly credit: Satang;
  /** Required deposit; null for a registration. */
  readonly deposit: Satang | null;
  /** Ms since 1970 on the server's clock. Null if the server has no deadline: then none is shown. */
  readonly deadline: number | null;
  /** True once the server reports that it is too late. */
  readonly closed: boolean;
  /** True if the deposit arrived in time and is being checked. */
  readonly fulfilled: boolean;
}

/** Result of `getPromotion`. */
export interface RunningPromotions {
  readonly registration: RunningPromotion | null;
  readonly deposit: RunningPromotion | null;
  /** Id of a visitor on the server. Store it and send it with the next call and with the registration. */
  readonly visitor: string | null;
  /** Token of the member for the reward service; null for a visitor. */
  readonly rewardToken: string | null;
}

/**
 * Merges a new reply with the stored promotion. The same promotion never gets a later deadline and never reopens,
 * regardless of the reply. Another promotion replaces it.
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
 * State of a countdown. `left` is in ms and above 0; `untimed` runs without a visible deadline; `fulfilled` needs no
 * further action.
 */
export type PromotionCountdown =
  | { readonly status: 'running'; readonly left: number }
  | { readonly status: 'over' | 'untimed' | 'fulfilled' };

/**
 * The countdown at a time of the server's clock. It is calculated from the deadline, so that a reload cannot extend it.
 */
export function promotionCountdown(promotion: RunningPromotion, now: number): PromotionCountdown {
  const { deadline, closed, fulfilled } = promotion;
  if (fulfilled) return { status: 'fulfilled' };
  if (closed) return { status: 'over' };
  if (deadline === null) return { status: 'untimed' };
  return now < deadline ? { status: 'running', left: deadline - now } : { status: 'over' };
}

/** Reply of the reward service about a member's deposit promotion. */
export type DepositCheck =
  /** The credit was given. */
  | { readonly outcome: 'fulfilled'; readonly code: 0; readonly credit: Satang }
  /** The result is unknown; ask again later. */
  | { readonly outcome: 'unknown'; readonly code: 1 }
  | { readonly outcome: 'waiting' | 'late' | 'none'; readonly code: number };
