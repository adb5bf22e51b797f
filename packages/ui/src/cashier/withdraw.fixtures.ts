import {
  INITIAL_PAYOUT,
  satangFromBaht,
  type PayoutRecord,
  type WithdrawalProgress,
  type WithdrawalStep,
  type WithdrawState,
} from '@brand/domain';

import { NOW } from '../private/now.fixtures.ts';
import { account } from './cashier.fixtures.ts';
import type { PayoutPanelProps } from './payoutPanelProps.ts';
import type { WithdrawOffer } from './WithdrawPanel/WithdrawPanel.tsx';

const nothing = (): void => undefined;

/** Callbacks of a payout panel that do nothing. */
export const noCalls = {
  onAmountChange: nothing,
  onSubmit: nothing,
  onReturn: nothing,
  onConfirm: nothing,
  blockedMs: 600_000,
  onResend: nothing,
  onWait: nothing,
  onAnother: nothing,
  onAnotherConfirm: nothing,
  onRestart: nothing,
  onRetry: nothing,
} satisfies Partial<PayoutPanelProps>;

/** Terms without obstacles and without daily limits. */
export const offer: WithdrawOffer = {
  status: 'ready',
  balance: satangFromBaht(12_500),
  range: { min: satangFromBaht(300), max: satangFromBaht(999_999) },
  daily: null,
  turnoverLocked: satangFromBaht(0),
  turnoverLeft: null,
  account,
  lockedUntil: null,
  payoutMinutes: 9,
};

/** What the server has recorded of a payout. */
export const record: PayoutRecord = { at: NOW, reference: 'W26011500001' };

/** A sent payout of 1,500 baht. */
export const sent = {
  draft: '1,500',
  open: [],
  amount: satangFromBaht(1_500),
  intent: 'intent-1',
  sentAt: NOW,
};

/** An empty form. Stories and tests override it. */
export const entering: Extract<WithdrawState, { status: 'entering' }> = INITIAL_PAYOUT;

/** A withdrawal of 1,500 baht with these steps, half a minute apart. */
export function withdrawal(
  status: WithdrawalProgress['status'],
  ...steps: readonly WithdrawalStep[]
): WithdrawalProgress {
  return {
    reference: 'W26011500001',
    amount: satangFromBaht(1_500),
    status,
    cancellable: status === 'open' && !steps.includes('sent'),
    reason: null,
    steps: steps.map((step, at) => ({ step, at: NOW + at * 30_000 })),
  };
}
