import type { Satang } from '@brand/domain';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { attachBonus, depositBonusProblem } from '../promotions/depositBonus.ts';

const NO_BONUS = 'none';

/** Id of the bonus chosen with a deposit; null if the member chose none. */
export const bonusChoice = v.pipe(
  v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)), NO_BONUS),
  v.transform((bonus) => (bonus === NO_BONUS ? null : bonus)),
);

/**
 * The refusal message, with the code of the bonus calls after `BN-`; undefined if the bonus is allowed or none was
 * chosen.
 */
export function bonusRefusal(
  context: Context,
  bonus: string | null,
  asked: { member: string; channel: string; amount: Satang },
): string | undefined {
  const problem = bonus === null ? null : depositBonusProblem(context, { ...asked, bonus });
  return problem === null ? undefined : `bonus cannot be taken:BN-${problem}`;
}

/** Stores the bonus of a new deposit. */
export function storeBonus(context: Context, bonus: string | null, deposit: string): void {
  if (bonus !== null) attachBonus(context, { deposit, bonus });
}
