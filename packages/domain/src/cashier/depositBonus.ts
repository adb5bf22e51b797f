import type { BonusOffer } from '../promotions/bonus.ts';
import {
  DEPOSIT_BONUS_CODES,
  type DepositBonusFailureId,
  type Failure,
} from '../errors/errorCatalogue.ts';
import type { Satang } from '../money/money.ts';
import { bonusOn, turnoverOf } from '../promotions/promotion.ts';

/** What a bonus is told by: its id, its name and its terms in figures. */
export type BonusTerms = Pick<BonusOffer, 'id' | 'title' | 'terms'>;

/** A bonus that is taken with one deposit, with what it comes to for the amount of that deposit. */
export interface DepositBonus {
  /** Id of the promotion; what the deposit names. */
  readonly id: string;
  readonly title: string;
  readonly credit: Satang;
  /** What has to be bet before the bonus can be withdrawn. */
  readonly turnover: Satang;
}

/** What taking a bonus with a deposit comes to; null where the deposit is below what the bonus asks for. */
export function depositBonus(
  { id, title, terms }: BonusTerms,
  amount: Satang,
): DepositBonus | null {
  const credit = bonusOn(terms, amount);
  return credit > 0 ? { id, title, credit, turnover: turnoverOf(terms, amount, credit) } : null;
}

/** The sentence for a code of the bonus calls in a deposit. */
export function depositBonusFailureId(code: number): DepositBonusFailureId {
  const known = DEPOSIT_BONUS_CODES.find((each) => each === code);
  return `error.deposit.bonus.${known ?? 'other'}`;
}

/** What a refused deposit is told for support where it was the bonus that could not be taken: `BN-{code}`. */
const REFUSED_BONUS = /^BN-(\d{4})$/;

/** A refused QR as a deposit says it: where only its bonus was refused, why. Null for another reason. */
export function refusedBonus({ code }: Failure): Failure | null {
  const bonus = REFUSED_BONUS.exec(code ?? '')?.[1];
  return bonus === undefined ? null : { messageId: depositBonusFailureId(Number(bonus)), code };
}
