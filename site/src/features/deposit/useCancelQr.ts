import type { CashierApi } from '@brand/api/cashier';
import { type DepositQr, type Locale, formatSatangShort } from '@brand/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../app/notify.ts';
import { refreshWallet } from '../cashier/refreshWallet.ts';

/**
 * Tells the server that a QR is given up. A cancel that does not arrive costs nothing: the QR expires. One that is refused may
 * have been paid a moment before, and then the member hears it.
 */
export function useCancelQr(api: CashierApi, locale: Locale): (qr: DepositQr) => void {
  const intl = useIntl();
  const queries = useQueryClient();
  return useCallback(
    (qr) => {
      const amount = formatSatangShort(qr.payAmount);
      const tell = async () => {
        const { outcome } = await api.qrStatus(qr, { locale });
        if (outcome !== 'paid') return;
        notify({
          tone: 'success',
          text: intl.formatMessage({ id: 'site.cashier.qr.paid' }, { amount }),
        });
      };
      void api
        .cancelQr(qr)
        .catch(tell)
        .catch(() => undefined)
        .then(() => refreshWallet(queries));
    },
    [api, intl, locale, queries],
  );
}
