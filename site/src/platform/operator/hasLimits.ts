import type { Operator } from '@brand/operator';

/** What an operator offers of what protects a player. */
type Protection = Pick<Operator, 'protection'>;

/** Whether a member can set limits or take a break here; both are on the same page. */
export const hasLimits = ({ protection }: Protection): boolean =>
  protection.depositLimits || protection.timeOut;
