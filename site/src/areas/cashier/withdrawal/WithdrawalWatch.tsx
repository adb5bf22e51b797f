import { type WithdrawalProgress, formatSatangShort, withdrawalNews } from '@brand/domain';
import { WithdrawalBar } from '@brand/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { openWithdrawal } from '../../../member/cashier/openWithdrawal.ts';
import { refreshWallet } from '../../../member/cashier/refreshWallet.ts';
import { useWithdrawalsApi } from './useWithdrawalsApi.ts';
import { withdrawalsOptions } from './withdrawalQueries.ts';
import { historyHref } from '../../../member/wallet/walletHref.ts';
import { mayNotify, notifySystem } from '../../../platform/device/systemNotification.ts';
import { useIsPhone } from '../../../platform/device/useIsPhone.ts';
import { notify } from '../../../platform/toasts/notify.ts';
import { pathWithoutLocale } from '../../../language/locale.ts';
import { usePlace } from '../../../routing/navigation.ts';

const TONES = { received: 'success', refused: 'danger' } as const;

/**
 * Watches the withdrawals of the member: reports every step on any page, and shows the one in progress on the home page.
 * It ends with the last of them.
 */
export function WithdrawalWatch() {
  const api = useWithdrawalsApi();
  const place = usePlace();
  const isPhone = useIsPhone();
  const { data } = useQuery(withdrawalsOptions(api, place.locale, mayNotify()));
  const href = historyHref(place, isPhone);
  useNews(data, href);
  const open = data?.find(({ status }) => status === 'open');
  const hasEnded = data !== undefined && open === undefined;
  useEffect(() => {
    if (hasEnded) openWithdrawal.clear();
  }, [hasEnded]);
  const isHome = pathWithoutLocale(place.pathname) === '/';
  return open && isHome ? <WithdrawalBar href={href} withdrawal={open} /> : null;
}

/** Reports what has changed since the last reply, as a toast or, on a hidden page, as a notification of the system. */
function useNews(data: readonly WithdrawalProgress[] | undefined, href: string): void {
  const intl = useIntl();
  const queries = useQueryClient();
  const last = useRef<readonly WithdrawalProgress[]>([]);
  useEffect(() => {
    if (!data) return;
    const news = withdrawalNews(last.current, data);
    last.current = data;
    for (const { withdrawal, step } of news) {
      if (step === 'requested') continue;
      const amount = formatSatangShort(withdrawal.amount);
      const text = intl.formatMessage({ id: `site.cashier.withdrawal.${step}` }, { amount });
      notify({ tone: step === 'received' || step === 'refused' ? TONES[step] : 'info', text });
      void notifySystem(text, href);
    }
    if (news.length > 0) void refreshWallet(queries);
  }, [data, href, intl, queries]);
}
