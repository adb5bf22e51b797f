import { type Satang, bonusOn, satang } from '@brand/domain';
import { DAY } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { walletOf } from '../ledger/accounts.ts';
import { cataloguePromotion } from './catalogue/catalogue.ts';
import type { CataloguePromotion, ClaimRule } from './promotion.ts';
import { hasHad, startOfBangkokWeek } from './promotions.ts';
import { runningBonuses } from './turnover.ts';

/** Why a member cannot get a bonus: a code of `BonusErrorCode`, with the amounts if it is about an amount. */
export interface BonusProblem {
  code: number;
  needed?: Satang;
  have?: Satang;
}

/** Minimum bonus; a smaller one is not given. */
const LEAST = satang(100);

/** Sum of a member’s credited deposits since `from`. */
function depositedSince({ db }: Context, member: string, from: number): Satang {
  const row = db.get<{ sum: number }>(
    `SELECT coalesce(sum(satang), 0) AS sum FROM postings
     WHERE credit = ? AND kind = 'deposit' AND time >= ?`,
    walletOf(member),
    from,
  );
  return satang(row?.sum ?? 0);
}

/** Net loss of a member in the last week, Monday to Sunday in Bangkok; 0 for a net win. */
function lossOfLastWeek({ db, clock }: Context, member: string): Satang {
  const end = startOfBangkokWeek(clock.now());
  const row = db.get<{ loss: number }>(
    `SELECT coalesce(sum(bet - win), 0) AS loss FROM rounds
     WHERE member = ? AND time >= ? AND time < ?`,
    member,
    end - 7 * DAY,
    end,
  );
  return satang(Math.max(0, row?.loss ?? 0));
}

/** The credit of the promotion if the member claims it now, or the missing condition. */
function claimUnder(
  context: Context,
  member: string,
  { rule, terms }: CataloguePromotion,
): { credit: Satang; problem: BonusProblem | null } {
  if (rule?.kind === 'lossOfLastWeek') {
    const credit = bonusOn(terms, lossOfLastWeek(context, member));
    return { credit, problem: credit < LEAST ? { code: 2105 } : null };
  }
  const credit = bonusOn(terms, satang(0));
  return { credit, problem: rule ? depositProblem(context, member, rule) : null };
}

function depositProblem(
  context: Context,
  member: string,
  rule: Extract<ClaimRule, { kind: 'deposited' }>,
): BonusProblem | null {
  const have = depositedSince(context, member, context.clock.now() - rule.days * DAY);
  return have < rule.amount ? { code: 2104, needed: rule.amount, have } : null;
}

/** Whether the turnover of another exclusive bonus is open. */
export function mustWait(context: Context, member: string, promotion: CataloguePromotion): boolean {
  return (
    promotion.exclusive &&
    runningBonuses(context, member).some((bonus) => cataloguePromotion(bonus.promotion)?.exclusive)
  );
}

/** Why the member cannot get the promotion, claimed or with a deposit; null if there is no reason. */
export function bonusProblem(
  context: Context,
  member: string,
  promotion: CataloguePromotion,
): BonusProblem | null {
  if (hasHad(context, member, promotion)) return { code: 2101 };
  if (promotion.audience === 'new' && depositedSince(context, member, 0) > 0) return { code: 2103 };
  return mustWait(context, member, promotion) ? { code: 2106 } : null;
}

/** The credit of a claim, and why it is refused; `problem` is null if it is allowed. */
export function claimOf(
  context: Context,
  member: string,
  promotion: CataloguePromotion,
): { credit: Satang; problem: BonusProblem | null } {
  const { credit, problem } = claimUnder(context, member, promotion);
  return { credit, problem: bonusProblem(context, member, promotion) ?? problem };
}
