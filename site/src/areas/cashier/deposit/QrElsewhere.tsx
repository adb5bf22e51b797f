import { type PendingQr, type Satang, formatSatangShort } from '@brand/domain';
import { DepositTimeoutDialog, PendingQrBar } from '@brand/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePlace } from '../../../routing/navigation.ts';
import { notify } from '../../../platform/toasts/notify.ts';
import { cashierPage, withCashier } from '../../../routing/searchFlags.ts';
import { useIsPhone } from '../../../platform/device/useIsPhone.ts';
import { isCashierPage } from '../cashierTab.ts';
import { refreshWallet } from '../../../member/cashier/refreshWallet.ts';
import { useCashierApi } from '../../../member/cashier/useCashierApi.ts';
import {
  type QrUpdate,
  pendingQr,
  usePendingQr,
  useQrViewer,
} from '../../../member/cashier/pendingQr.ts';
import { useQrOnShow } from './qrOnShow.ts';
import { useQrWatch } from './useQrWatch.ts';

/**
 * A QR stays active while the member is on another page: a bar links to it, and its result is shown on every page. A
 * time-out links to the deposit, in the panel of the current page or on its own page (section 4, Deposit panel).
 */
export function QrElsewhere() {
  const api = useCashierApi();
  const place = usePlace();
  const isPhone = useIsPhone();
  const viewer = useQrViewer();
  const known = usePendingQr();
  const onShow = useQrOnShow();
  const [timedOut, setTimedOut] = useState<Satang | null>(null);
  const pending = onShow ? null : (known?.pending ?? null);

  // Polls only while nothing else in this tab polls. The polling tab is the visible one, so it also warns.
  const hear = useCallback(
    (qrId: string, news: QrUpdate) => {
      const ran = pendingQr.read(viewer)?.pending;
      if (news.outcome === 'expired' && ran?.qr.id === qrId) setTimedOut(ran.amount);
      pendingQr.learn(qrId, news, viewer);
    },
    [viewer],
  );
  useQrWatch(api, pending?.qr ?? null, place.locale, hear);
  useEndOf(pending, known?.news ?? null);

  // With parameters: the panel alone opens the last open tab, and the QR may be in another one.
  const path =
    isPhone || isCashierPage(place.pathname)
      ? cashierPage('deposit-tab')
      : withCashier(place.pathname, place.search, 'deposit-tab');
  return (
    <>
      {pending && (
        <PendingQrBar
          href={place.href(path)}
          amount={pending.amount}
          until={pending.qr.expiresAt}
        />
      )}
      {timedOut !== null && (
        <DepositTimeoutDialog
          open
          amount={timedOut}
          onOpenChange={() => setTimedOut(null)}
          onRestart={() => place.go(path)}
        />
      )}
    </>
  );
}

/** Reports the result of a QR that this tab received while the QR was not visible. */
function useEndOf(pending: PendingQr | null, news: QrUpdate | null): void {
  const intl = useIntl();
  const queries = useQueryClient();
  const waited = useRef<PendingQr | null>(null);
  useEffect(() => {
    const before = waited.current;
    waited.current = pending;
    if (pending || !before || !news) return;
    const amount = formatSatangShort(before.amount);
    if (news.outcome === 'paid') {
      notify({
        tone: 'success',
        text: intl.formatMessage({ id: 'site.cashier.qr.paid' }, { amount }),
      });
    } else if (news.outcome === 'alert') {
      const { text } = news;
      notify({
        tone: 'danger',
        text: intl.formatMessage({ id: 'site.cashier.qr.alert' }, { amount, text }),
      });
    } else return;
    void refreshWallet(queries);
  }, [pending, news, intl, queries]);
}
