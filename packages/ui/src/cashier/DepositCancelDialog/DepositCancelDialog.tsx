'use client';

import { formatSatangShort, type Satang } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { AlertDialog, type AlertDialogProps } from '../../primitives/AlertDialog/AlertDialog.tsx';

/** Props of {@link DepositCancelDialog}. Other props go to the AlertDialog. */
export interface DepositCancelDialogProps extends Pick<
  AlertDialogProps,
  'open' | 'onOpenChange' | 'onConfirm'
> {
  /** Amount of the QR code in satang. */
  amount: Satang;
}

/** Confirms once whether to cancel the current QR code or keep it. */
export function DepositCancelDialog({ amount, ...rest }: DepositCancelDialogProps) {
  const t = useText();
  return (
    <AlertDialog
      {...rest}
      tone="danger"
      title={t('cashier.deposit.cancel.title')}
      description={t('cashier.deposit.cancel.text', { amount: formatSatangShort(amount) })}
      confirmLabel={t('cashier.deposit.cancel.confirm')}
      cancelLabel={t('cashier.deposit.cancel.keep')}
    />
  );
}
