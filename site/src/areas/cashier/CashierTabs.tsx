import { type TabItem, Tabs } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { isSavingData } from '../../platform/connection/connection.ts';
import { preload } from '../../routing/chunks/missingChunk.ts';
import { usePlace } from '../../routing/navigation.ts';
import { notify } from '../../platform/toasts/notify.ts';
import type { CashierTab } from '../../routing/searchFlags.ts';
import { useServices } from '../../member/services.ts';
import { readCookie, writeCookie } from '../../platform/storage/cookies.ts';
import { useBrowserValue } from '../../platform/device/useBrowserValue.ts';
import { useIsPhone } from '../../platform/device/useIsPhone.ts';
import { DepositCashier } from './deposit/DepositCashier.tsx';
import { WithdrawCashier } from './withdraw/WithdrawCashier.tsx';
import * as css from './CashierTabs.css.ts';
import { CashierBackContext } from './cashierBack.ts';
import { heldProfileOptions } from '../../member/cashier/cashierQueries.ts';
import { addressOfTab, correctedAddress, isCashierPage, shownTab } from './cashierTab.ts';
import { UsdtTab, usdtCode } from './UsdtTab.tsx';
import { useTabSteps } from './useTabSteps.ts';

/**
 * Deposit, deposit by USDT and withdrawal in three tabs. The open one is in the address (sections 2 and 4). A tab that
 * was opened stays mounted while another is shown: typed text stays, and a QR is polled.
 */
export function CashierTabs() {
  const intl = useIntl();
  const place = usePlace();
  const { pathname, search } = place;
  const services = useServices();
  const isPhone = useIsPhone();
  const profile = useQuery(heldProfileOptions(services, place.locale));
  const usdtChannels = services.operator.features.usdt ? profile.data?.usdtChannels : [];
  const usdt = usdtChannels ? usdtChannels.length > 0 : null;

  const last = useBrowserValue(() => readCookie('transferPage'), null);
  const shown = shownTab({ pathname, search, last, usdt });
  const { tab, choose, counters } = useTabSteps(shown, isPhone && isCashierPage(pathname), (next) =>
    place.go(addressOfTab(pathname, search, next), { replace: true }),
  );

  const isKnown = tab !== 'deposit-usdt-tab' || usdt === true;
  useEffect(() => {
    if (isKnown) writeCookie('transferPage', tab);
  }, [tab, isKnown]);

  const corrected = isKnown ? correctedAddress(place, shown) : null;
  const isUsdtOpen = useRef(false);
  useEffect(() => {
    const wasOpen = isUsdtOpen.current;
    isUsdtOpen.current = usdt === true && tab === 'deposit-usdt-tab';
    if (corrected !== null) place.go(corrected, { replace: true });
    // Only a member who had the tab open gets a notice. An address alone is corrected silently.
    if (wasOpen && usdt === false) {
      notify({ text: intl.formatMessage({ id: 'site.cashier.usdtClosed' }) });
    }
  }, [corrected, usdt, tab, place, intl]);

  useEffect(() => {
    if (usdt && !isSavingData()) void preload(usdtCode.load);
  }, [usdt]);

  const item = (value: CashierTab, id: string, content: ReactNode): TabItem<CashierTab> => ({
    value,
    label: intl.formatMessage({ id }),
    content: (
      <CashierBackContext value={counters[value]}>
        <div className={css.content}>{content}</div>
      </CashierBackContext>
    ),
  });
  const items = [
    item('deposit-tab', 'shell.nav.deposit', <DepositCashier shown={tab === 'deposit-tab'} />),
    item(
      'deposit-usdt-tab',
      'site.cashier.usdt',
      <UsdtTab channels={usdtChannels} error={profile.error} />,
    ),
    item('withdraw-tab', 'shell.nav.withdraw', <WithdrawCashier />),
  ];
  return (
    <Tabs<CashierTab>
      label={intl.formatMessage({ id: 'shell.group.wallet' })}
      value={tab}
      onValueChange={choose}
      keepMounted
      items={items.filter(({ value }) => value !== 'deposit-usdt-tab' || usdt || !isKnown)}
    />
  );
}
