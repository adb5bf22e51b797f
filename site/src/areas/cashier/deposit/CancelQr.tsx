import { DepositCancelDialog } from '@brand/ui';
import type { DepositFlow } from './useDepositFlow.ts';

/** The question whether the QR on show is given up, while it stands. */
export function CancelQr({ flow }: { flow: DepositFlow }) {
  const { state, asksToCancel, storeQr, cancel } = flow;
  if (state.status !== 'waiting') return <></>;
  return (
    <DepositCancelDialog
      open={asksToCancel}
      onOpenChange={storeQr}
      onConfirm={cancel}
      amount={state.amount}
    />
  );
}
