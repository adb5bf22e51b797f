import type { Operator } from '@brand/operator';
import { type Guard, NOT_FOUND } from './visit.ts';

/** A part of the site that the operator may have switched off. */
export function offered(part: keyof Operator['features']): Guard {
  return ({ operator }) => (operator.features[part] ? null : NOT_FOUND);
}

/** What an operator offers of what protects a player. */
type Protection = Pick<Operator, 'protection'>;

/** Whether a member can set limits or take a break here; both are on the same page. */
export const hasLimits = ({ protection }: Protection): boolean =>
  protection.depositLimits || protection.timeOut;

/** Limits and breaks, unless the operator has switched both off. */
export const limits: Guard = ({ operator }) => (hasLimits(operator) ? null : NOT_FOUND);

/** The affiliate programme, unless the operator hides it. */
export const affiliates: Guard = ({ operator }) => (operator.hideaff ? NOT_FOUND : null);
