import type { Operator } from '@brand/operator';

/** The operator's settings for player protection. */
type Protection = Pick<Operator, 'protection'>;

/** Whether a member can set limits or take a break. Both are on the same page. */
export const hasLimits = ({ protection }: Protection): boolean =>
  protection.depositLimits || protection.timeOut;
