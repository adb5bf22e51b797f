import { type PromotionTerms, satang } from '@brand/domain';
import type { Context } from '../context.ts';
import { grantBonus } from '../promotions/bonuses.ts';
import type { CatalogueReward } from './catalogue.ts';
import { grantFreeSpins } from './freeSpins.ts';

/** The reference of a given reward: of a bonus, or of free spins. */
export type GivenReward = { bonus: string; spins: null } | { bonus: null; spins: string };

/**
 * Gives a reward: credit as a bonus with its turnover, or free spins. `each` distinguishes the runs of a mission. Call it
 * inside a transaction; throws if the same credit was given before.
 */
export function giveReward(
  context: Context,
  reward: CatalogueReward,
  { member, bonusId, each }: { member: string; bonusId: string; each: string },
): GivenReward {
  if (reward.kind === 'freeSpins') {
    return { bonus: null, spins: grantFreeSpins(context, { member, ...reward }) };
  }
  const reference = grantBonus(context, {
    member,
    promotion: { id: bonusId, period: 'each', terms: termsOf(reward) },
    credit: reward.credit,
    time: context.clock.now(),
    each,
  });
  if (reference === null) throw new Error(`${bonusId} was given to ${member} before`);
  return { bonus: reference, spins: null };
}

/** What has to be bet before the credit can be withdrawn, in satang. */
export function turnoverOfReward({
  credit,
  turnover,
}: Extract<CatalogueReward, { kind: 'credit' }>) {
  return satang(Math.round(credit * turnover));
}

function termsOf(reward: Extract<CatalogueReward, { kind: 'credit' }>): PromotionTerms {
  return {
    minDeposit: null,
    bonus: { kind: 'fixed', amount: reward.credit },
    maxBonus: null,
    turnover: reward.turnover,
    turnoverOn: 'bonus',
    excludedTypes: [],
    excludedGames: [],
  };
}
