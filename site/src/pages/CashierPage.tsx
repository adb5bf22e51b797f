import { usePlace } from '../routing/navigation.ts';
import { CashierTabs } from '../areas/cashier/CashierTabs.tsx';
import { isWithdrawPage } from '../areas/cashier/cashierTab.ts';
import { NarrowPage } from '../frame/layout/NarrowPage.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

/** Deposit and withdrawal: two addresses of one page, so that no state is lost between them. */
export function CashierPage() {
  const { pathname } = usePlace();
  return (
    <NarrowPage>
      <PageHeading name={isWithdrawPage(pathname) ? 'withdraw' : 'deposit'} shown="never" />
      <CashierTabs />
    </NarrowPage>
  );
}
