import type { DepositState, WithdrawState } from '@brand/domain';

const DEPOSIT: Record<DepositState['status'], number> = {
  choosing: 0,
  entering: 1,
  requesting: 2,
  waiting: 2,
  // From a result, Back goes to the channels, never to a QR that has ended.
  succeeded: 1,
  alerted: 1,
  expired: 1,
};

const WITHDRAW: Record<WithdrawState['status'], number> = {
  entering: 0,
  reviewing: 1,
  // While it is being sent there is no way back, and the history entry stays.
  sending: 1,
  unknown: 0,
  succeeded: 0,
};

/** The step of a deposit for Back: channels, amount, QR (section 3, Transfer tab state). */
export function depositStep({ status }: DepositState): number {
  return DEPOSIT[status];
}

/** The step of a withdrawal for Back: amount, review. */
export function withdrawStep({ status }: WithdrawState): number {
  return WITHDRAW[status];
}
