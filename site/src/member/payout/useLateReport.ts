import { type Satang, formatSatangShort } from '@brand/domain';
import { useIntl } from 'react-intl';
import { notify } from '../../platform/toasts/notify.ts';

/** Reports by a toast that a payout of unknown outcome was made. */
export function useLateReport() {
  const intl = useIntl();
  return (id: 'site.cashier.withdraw.late' | 'site.affiliate.late', amount: Satang) =>
    notify({
      tone: 'success',
      text: intl.formatMessage({ id }, { amount: formatSatangShort(amount) }),
    });
}
