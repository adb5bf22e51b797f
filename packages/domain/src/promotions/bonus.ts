import type { ErrorMessageId } from '../errors/errorCatalogue.ts';
import { type Satang, satang } from '../money/money.ts';
import type { PromotionPicture, PromotionTerms } from './promotion.ts';

/** A bonus that a member could have. */
export interface BonusOffer {
  /** Id of the promotion; what claiming, or the deposit, names. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly picture: PromotionPicture;
  readonly terms: PromotionTerms;
  readonly by: 'deposit' | 'claim';
  /** What claiming brings now, where the API knows it. */
  readonly credit: Satang | null;
  /** Why the member cannot have it now; null when nothing stands in the way. */
  readonly refusal: BonusRefusal | null;
}

/** Why a bonus cannot be had. */
export interface BonusRefusal {
  /** Code of the bonus catalogue, the same that claiming would be refused with. */
  readonly code: number;
  readonly messageId: ErrorMessageId;
  /** What is asked for and how much of it there is, where the reason is an amount. */
  readonly needed: Satang | null;
  readonly have: Satang | null;
}

/** A bonus that a member has or had. */
export interface MemberBonus {
  readonly id: string;
  readonly promotionId: string;
  readonly title: string;
  readonly credit: Satang;
  /** Ms since 1970. */
  readonly grantedAt: number;
  /** `running` while the turnover is open, `done` once the bonus is the member's own, `lost` when it was played away. */
  readonly status: 'running' | 'done' | 'lost';
  readonly turnover: Turnover;
}

/** How much has to be bet, and how much of it has been. */
export interface Turnover {
  readonly required: Satang;
  readonly done: Satang;
}

/** Share of the turnover that is done, 0 to 1; 1 where nothing is asked for. */
export function turnoverShare({ required, done }: Turnover): number {
  return required === 0 ? 1 : Math.min(1, done / required);
}

/** What has still to be bet until no bonus holds money back. A bet counts for every running bonus at once. */
export function turnoverLeft(bonuses: readonly MemberBonus[]): Satang {
  const open = bonuses.filter(({ status }) => status === 'running');
  return satang(Math.max(0, ...open.map(({ turnover }) => turnover.required - turnover.done)));
}
