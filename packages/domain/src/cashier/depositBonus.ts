import type { BonusOffer } from '../promotions/bonus.ts';
import {
  DEPOSIT_BONUS_CODES,
  type DepositBonusFailureId,
  type Failure,
} from '../errors/errorCatalogue.ts';
import type { Satang } from '../money/money.ts';
import { bonusOn, turnoverOf } from '../promotions/promotion.ts';

/** The parts of a bonus that are needed here: id, name and terms. */
export type BonusTerms = Pick<BonusOffer, 'id' | 'title' | 'terms'>;

/** A bonus selected for one deposit, with its value for that deposit amount. */
export interface DepositBonus {
  /** Id of the promotion; sent with the deposit. */
  readonly id: string;
  readonly title: string;
  readonly credit: Satang;
  /** Required bets before the bonus can be withdrawn. */
  readonly turnover: Satang;
}

/** The bonus for a deposit of this amount; null below the minimum of the bonus. */
export function depositBonus(
  { id, title, terms }: BonusTerms,
  amount: Satang,
): DepositBonus | null {
  const credit = bonusOn(terms, amount);
  return credit > 0 ? { id, title, credit, turnover: turnoverOf(terms, amount, credit) } : null;
}

/** Message id for a bonus error code in a deposit. */
export function depositBonusFailureId(code: number): DepositBonusFailureId {
  const known = DEPOSIT_BONUS_CODES.find((each) => each === code);
  return `error.deposit.bonus.${known ?? 'other'}`;
}

/** Support code of a deposit that failed because of its bonus: `BN-{code}`. */
const REFUSED_BONUS = /^BN-(\d{4})$/;

/** The bonus failure of a refused QR; null if the QR was refused for another reason. */
export function refusedBonus({ code }: Failure): Failure | null {
  const bonus = REFUSED_BONUS.exec(code ?? '')?.[1];
  return bonus === undefined ? null : { messageId: depositBonusFailureId(Number(bonus)), code };
}
