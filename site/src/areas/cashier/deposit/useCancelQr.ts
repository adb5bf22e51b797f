import type { CashierApi } from '@brand/api/cashier';
import { type DepositQr, type Locale, formatSatangShort } from '@brand/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { notify } from '../../../platform/toasts/notify.ts';
import { refreshWallet } from '../../../member/cashier/refreshWallet.ts';

/**
 * Tells the server that a QR is cancelled. A cancellation that does not arrive does no harm: the QR expires. If it is
 * refused, the QR may have just been paid, and the member is notified.
 */
export function useCancelQr(api: CashierApi, locale: Locale): (qr: DepositQr) => void {
  const intl = useIntl();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (qr: DepositQr) => api.cancelQr(qr),
    onError: async (_error, qr) => {
      const status = await api.qrStatus(qr, { locale }).catch(() => null);
      if (status?.outcome !== 'paid') return;
      const amount = formatSatangShort(qr.payAmount);
      notify({
        tone: 'success',
        text: intl.formatMessage({ id: 'site.cashier.qr.paid' }, { amount }),
      });
    },
    onSettled: () => refreshWallet(queries),
  });
  return mutate;
}
