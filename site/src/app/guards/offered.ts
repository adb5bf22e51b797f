import type { Operator } from '@brand/operator';
import { hasLimits } from '../../platform/operator/hasLimits.ts';
import { type Guard, NOT_FOUND } from '../../routing/visit.ts';

/** A feature that the operator may have switched off. */
export function offered(part: keyof Operator['features']): Guard {
  return ({ operator }) => (operator.features[part] ? null : NOT_FOUND);
}

/** Limits and breaks, unless the operator has switched off both. */
export const limits: Guard = ({ operator }) => (hasLimits(operator) ? null : NOT_FOUND);

/** Pages that the operator has written. */
export const operatorPages: Guard = ({ operator, params }) =>
  operator.pages.some(({ name }) => name === params.name) ? null : NOT_FOUND;

/** The affiliate programme, unless the operator hides it. */
export const affiliates: Guard = ({ operator }) => (operator.hideaff ? NOT_FOUND : null);
