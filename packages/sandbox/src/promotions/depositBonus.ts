import { type Satang, bonusOn, satang } from '@brand/domain';
import type { Context } from '../context.ts';
import { grantBonus } from './bonuses.ts';
import { bonusProblem, mustWait } from './bonusRules.ts';
import { cataloguePromotion } from './catalogue/catalogue.ts';
import type { CataloguePromotion } from './promotion.ts';
import { runningPromotion } from './promotions.ts';

/** Whether deposits through that channel qualify for the promotion. */
export function isForChannel({ channels }: CataloguePromotion, channel: string): boolean {
  return channels === null || channels.includes(channel);
}

/**
 * Why a deposit of that amount through that channel does not qualify for the bonus: a code of `BonusErrorCode`; null if
 * it qualifies.
 */
export function depositBonusProblem(
  context: Context,
  asked: { member: string; bonus: string; channel: string; amount: Satang },
): number | null {
  const promotion = runningPromotion(context, asked.bonus);
  if (promotion?.by !== 'deposit') return 2102;
  if (!isForChannel(promotion, asked.channel)) return 2109;
  const problem = bonusProblem(context, asked.member, promotion);
  if (problem) return problem.code;
  return bonusOn(promotion.terms, asked.amount) > 0 ? null : 2108;
}

/** Stores the bonus of a deposit. Call it inside the transaction that creates the deposit. */
export function attachBonus(
  { db }: Context,
  { deposit, bonus }: { deposit: string; bonus: string },
): void {
  db.run('INSERT INTO deposit_bonuses (deposit, promotion) VALUES (?, ?)', deposit, bonus);
}

interface PaidDeposit {
  id: string;
  member: string;
  satang: number;
  settled: number;
  promotion: string;
}

/**
 * Gives the bonuses of credited deposits, each at the time of its deposit, and deletes those of failed deposits. A
 * bonus that was selected in time is given even if its promotion has ended since. A bonus is not given if another
 * deposit used the period’s limit in the meantime.
 */
export function settleDepositBonuses(context: Context): void {
  const { db, clock } = context;
  // CROSS JOIN: read only the open rows, not all deposits.
  const due = db.all<PaidDeposit>(
    `SELECT deposits.id, member, satang, deposits.settled, promotion FROM deposit_bonuses
     CROSS JOIN deposits ON deposits.id = deposit_bonuses.deposit
     WHERE deposit_bonuses.settled IS NULL AND status = 'paid' ORDER BY deposits.settled, deposits.id`,
  );
  for (const { id, member, satang: paid, settled, promotion: promotionId } of due) {
    const promotion = cataloguePromotion(promotionId);
    const amount = satang(paid);
    const credit = promotion ? bonusOn(promotion.terms, amount) : satang(0);
    const reference =
      promotion && credit > 0 && !mustWait(context, member, promotion)
        ? grantBonus(context, {
            member,
            promotion,
            credit,
            deposit: amount,
            time: settled,
            each: id,
          })
        : null;
    db.run(
      'UPDATE deposit_bonuses SET settled = ?, bonus = ? WHERE deposit = ?',
      settled,
      reference,
      id,
    );
  }
  db.run(
    `UPDATE deposit_bonuses SET settled = ? WHERE settled IS NULL AND EXISTS
     (SELECT 1 FROM deposits WHERE id = deposit AND status IN ('cancelled', 'expired'))`,
    clock.now(),
  );
}
