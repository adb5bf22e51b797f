import type { Operator } from '@brand/operator';
import { testOperator } from '../../../server/testOperator.ts';

/** For tests: the optional calls of an API that has none but these. */
export const optionalCallsOf = (more: Partial<Operator['optionalCalls']> = {}) => ({
  ...testOperator().optionalCalls,
  ...more,
});
