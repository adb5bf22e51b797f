import { createElement } from 'react';
import { usePlace } from '../routing/navigation.ts';
import { page } from '../routing/chunks/page.ts';
import { useLazyModule } from '../routing/chunks/useLazyModule.ts';
import { CashierTabs } from '../areas/cashier/CashierTabs.tsx';
import { isWithdrawPage } from '../areas/cashier/cashierTab.ts';
import { NarrowPage } from '../frame/layout/NarrowPage.tsx';
import { PageColumns } from '../frame/layout/PageColumns.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';
import { useIsDesktop } from '../platform/device/useIsDesktop.ts';

/** A phone has no second column. */
const aside = page(async () => (await import('../areas/cashier/CashierAside.tsx')).CashierAside);

/** Deposit and withdrawal: two addresses of one page, so that no state is lost between them. */
export function CashierPage() {
  const { pathname } = usePlace();
  const Aside = useLazyModule(aside, useIsDesktop());
  const kind = isWithdrawPage(pathname) ? 'withdraw' : 'deposit';
  return (
    <NarrowPage wide>
      <PageHeading name={kind} shown="never" />
      <PageColumns aside={Aside && createElement(Aside, { kind })}>
        <CashierTabs />
      </PageColumns>
    </NarrowPage>
  );
}
