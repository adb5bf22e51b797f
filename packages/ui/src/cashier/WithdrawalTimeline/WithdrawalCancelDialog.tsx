'use client';

import { type Failure, formatSatangShort, type Satang } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { AlertDialog, type AlertDialogProps } from '../../primitives/AlertDialog/AlertDialog.tsx';

/** Props of {@link WithdrawalCancelDialog}. Other props go to the AlertDialog. */
export interface WithdrawalCancelDialogProps extends Pick<
  AlertDialogProps,
  'open' | 'onOpenChange' | 'onConfirm'
> {
  /** Amount of the withdrawal in satang. */
  amount: Satang;
  failure: Failure | null;
}

/** Asks once whether to cancel a withdrawal or keep it. */
export function WithdrawalCancelDialog({ amount, failure, ...rest }: WithdrawalCancelDialogProps) {
  const t = useText();
  return (
    <AlertDialog
      {...rest}
      // The gold of the main action would recommend it.
      tone="danger"
      title={t('cashier.withdrawal.cancel.title')}
      description={t('cashier.withdrawal.cancel.text', { amount: formatSatangShort(amount) })}
      confirmLabel={t('cashier.withdrawal.cancel.confirm')}
      cancelLabel={t('cashier.withdrawal.cancel.keep')}
      error={failure && t(failure.messageId)}
    />
  );
}
