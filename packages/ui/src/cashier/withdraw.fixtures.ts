import type { WithdrawState } from '@brand/domain';

/** Nothing typed yet; stories and tests say what is. */
export const entering: Extract<WithdrawState, { status: 'entering' }> = {
  status: 'entering',
  draft: '',
  problem: null,
  failure: null,
  notice: null,
  spare: null,
};
