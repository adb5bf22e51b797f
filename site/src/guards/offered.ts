import type { Operator } from '@brand/operator';
import { type Guard, NOT_FOUND } from './visit.ts';

/** A part of the site that the operator may have switched off. */
export function offered(part: keyof Operator['features']): Guard {
  return ({ operator }) => (operator.features[part] ? null : NOT_FOUND);
}

/** The affiliate programme, unless the operator hides it. */
export const affiliates: Guard = ({ operator }) => (operator.hideaff ? NOT_FOUND : null);
