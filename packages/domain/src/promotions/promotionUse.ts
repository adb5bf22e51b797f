import type { BonusRefusal } from './bonus.ts';
import type { Promotion } from './promotion.ts';
import { scheduleState } from './schedule.ts';

/** What is known about the viewer of a promotion. */
export interface PromotionViewer {
  readonly isMember: boolean;
  /** Time on the server's clock, in ms since 1970. */
  readonly now: number;
  /** Why the member cannot have it now; null if no reason is known. */
  readonly refusal: BonusRefusal | null;
  /** Whether the countdown of a deposit promotion is active for the member. */
  readonly runs: boolean;
}

/** Refusals that the member can end: deposit more, or complete the turnover of another bonus. */
const STEPS: readonly number[] = [2104, 2106, 2108];

/** How usable a promotion is: immediately, after a step such as signing up or depositing more, or not at all now. */
export type PromotionUse = 'now' | 'step' | 'unavailable';

/** How usable a promotion is for its viewer. */
export function promotionUse(promotion: Promotion, viewer: PromotionViewer): PromotionUse {
  const { by, audience, claimed } = promotion;
  const { isMember, now, refusal, runs } = viewer;
  if (scheduleState(promotion, now) !== 'running') return 'unavailable';
  if (refusal) return STEPS.includes(refusal.code) ? 'step' : 'unavailable';
  if (claimed) return 'unavailable';
  if (by === 'countdown') return runs ? 'now' : 'unavailable';
  if (audience === 'visitors') return isMember ? 'unavailable' : 'now';
  return isMember ? 'now' : 'step';
}

const ORDER: Readonly<Record<PromotionUse, number>> = { now: 0, step: 1, unavailable: 2 };

/** Usable promotions first, unavailable ones last. Within a group the order of the operator stays. */
export function byUse(
  promotions: readonly Promotion[],
  use: (promotion: Promotion) => PromotionUse,
): readonly Promotion[] {
  return [...promotions].sort((a, b) => ORDER[use(a)] - ORDER[use(b)]);
}
