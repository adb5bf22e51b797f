import type { DepositState, WithdrawState } from '@brand/domain';

const DEPOSIT: Record<DepositState['status'], number> = {
  choosing: 0,
  entering: 1,
  requesting: 2,
  waiting: 2,
  // From an end Back leads to the channels, never to a QR that is over.
  succeeded: 1,
  alerted: 1,
  expired: 1,
};

const WITHDRAW: Record<WithdrawState['status'], number> = {
  entering: 0,
  reviewing: 1,
  // While it is being sent there is no way back, and the entry stays.
  sending: 1,
  unsure: 0,
  succeeded: 0,
};

/** The step of a deposit that Back counts by: channels, amount, QR (section 3, Transfer tab state). */
export function depositStep({ status }: DepositState): number {
  return DEPOSIT[status];
}

/** The step of a withdrawal: amount, review. */
export function withdrawStep({ status }: WithdrawState): number {
  return WITHDRAW[status];
}
