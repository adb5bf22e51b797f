import { Tabs, useText } from '@brand/ui';
import { usePlace } from '../../app/navigation.ts';
import { type CashierTab, readSearchFlags, withCashier } from '../../app/searchFlags.ts';
import { DepositCashier } from '../deposit/DepositCashier.tsx';
import { WithdrawCashier } from '../withdraw/WithdrawCashier.tsx';

/** Deposit and withdrawal under two tabs, the open one in the address. */
export function CashierTabs() {
  const t = useText();
  const place = usePlace();
  const { tab } = readSearchFlags(place.search);
  return (
    <Tabs<CashierTab>
      label={t('shell.group.wallet')}
      value={tab === 'withdraw-tab' ? tab : 'deposit-tab'}
      onValueChange={(next) =>
        place.go(withCashier(place.pathname, place.search, next), { replace: true })
      }
      items={[
        { value: 'deposit-tab', label: t('shell.nav.deposit'), content: <DepositCashier /> },
        { value: 'withdraw-tab', label: t('shell.nav.withdraw'), content: <WithdrawCashier /> },
      ]}
    />
  );
}
