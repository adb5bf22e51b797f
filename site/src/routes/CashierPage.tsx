import { usePlace } from '../app/navigation.ts';
import { CashierTabs } from '../features/cashier/CashierTabs.tsx';
import { isWithdrawPage } from '../features/cashier/cashierTab.ts';
import { NarrowPage } from '../features/shell/NarrowPage.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

/** Deposit and withdrawal: two addresses of one page, so that nothing is lost on the way from one to the other. */
export function CashierPage() {
  const { pathname } = usePlace();
  return (
    <NarrowPage>
      <PageHeading name={isWithdrawPage(pathname) ? 'withdraw' : 'deposit'} shown="never" />
      <CashierTabs />
    </NarrowPage>
  );
}
