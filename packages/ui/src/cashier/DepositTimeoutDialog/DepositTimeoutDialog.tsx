'use client';

import { formatSatangShort, type Satang } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { AlertDialog, type AlertDialogProps } from '../../primitives/AlertDialog/AlertDialog.tsx';

/** Props of {@link DepositTimeoutDialog}. Other props go to the AlertDialog. */
export interface DepositTimeoutDialogProps extends Pick<AlertDialogProps, 'open' | 'onOpenChange'> {
  /** Amount of the QR code in satang. */
  amount: Satang;
  /** Goes back to the deposit to start again. */
  onRestart: () => void;
}

/** Warns over any page that a QR code has expired unpaid (section 4, Deposit panel). */
export function DepositTimeoutDialog({ amount, onRestart, ...rest }: DepositTimeoutDialogProps) {
  const t = useText();
  return (
    <AlertDialog
      {...rest}
      title={t('cashier.deposit.timeout.title')}
      description={t('cashier.deposit.timeout.text', { amount: formatSatangShort(amount) })}
      confirmLabel={t('cashier.deposit.timeout.restart')}
      cancelLabel={t('common.close')}
      onConfirm={onRestart}
    />
  );
}
