import type { ErrorMessageId } from '../errors/errorCatalogue.ts';
import { type Satang, satang } from '../money/money.ts';
import type { PromotionPicture, PromotionTerms } from './promotion.ts';

/** An available bonus. */
export interface BonusOffer {
  /** Id of the promotion, for claiming or for the deposit. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly picture: PromotionPicture;
  readonly terms: PromotionTerms;
  readonly by: 'deposit' | 'claim';
  /** The current value of claiming it, if the API returns it. */
  readonly credit: Satang | null;
  /** End of its promotion, in ms since 1970 on the server's clock. Null if it is open or unknown. */
  readonly endsAt: number | null;
  /** Why the member cannot claim it now; null if it can be claimed. */
  readonly refusal: BonusRefusal | null;
}

/** Why a bonus is unavailable. */
export interface BonusRefusal {
  /** Code of the bonus catalogue; claiming would be refused with the same code. */
  readonly code: number;
  readonly messageId: ErrorMessageId;
  /** Required and current amount, if the reason is an amount. */
  readonly needed: Satang | null;
  readonly have: Satang | null;
}

/** What the API answers after the end. */
const ENDED: BonusRefusal = { code: 2102, messageId: 'error.bonus.2102', needed: null, have: null };

/** An offer at `now`: after its end it is refused, as a claim or a deposit with it would be. */
export function offerAt(offer: BonusOffer, now: number): BonusOffer {
  const { endsAt, refusal } = offer;
  const hasEnded = endsAt !== null && now >= endsAt;
  return hasEnded && refusal === null ? { ...offer, refusal: ENDED } : offer;
}

/** A current or former bonus of the member. */
export interface MemberBonus {
  readonly id: string;
  readonly promotionId: string;
  readonly title: string;
  readonly credit: Satang;
  /** Ms since 1970. */
  readonly grantedAt: number;
  /** `running` while the turnover is open, `done` once the bonus can be withdrawn, `lost` if it was lost in play. */
  readonly status: 'running' | 'done' | 'lost';
  readonly turnover: Turnover;
}

/** Required and completed turnover. */
export interface Turnover {
  readonly required: Satang;
  readonly done: Satang;
}

/** Completed share of the turnover, 0 to 1; 1 if nothing is required. */
export function turnoverShare({ required, done }: Turnover): number {
  return required === 0 ? 1 : Math.min(1, done / required);
}

/** Remaining turnover until no bonus locks the balance. A bet counts for all running bonuses together. */
export function turnoverLeft(bonuses: readonly MemberBonus[]): Satang {
  const open = bonuses.filter(({ status }) => status === 'running');
  return satang(Math.max(0, ...open.map(({ turnover }) => turnover.required - turnover.done)));
}
