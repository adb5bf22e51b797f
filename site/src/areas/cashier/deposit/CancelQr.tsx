import { DepositCancelDialog } from '@brand/ui';
import type { DepositFlow } from './useDepositFlow.ts';

/** Dialog that asks whether to cancel the visible QR, while it is waiting. */
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
