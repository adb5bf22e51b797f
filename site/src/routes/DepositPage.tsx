import { DepositCashier } from '../features/deposit/DepositCashier.tsx';
import { NarrowPage } from '../features/shell/NarrowPage.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function DepositPage() {
  return (
    <NarrowPage>
      <PageHeading name="deposit" shown="never" />
      <DepositCashier />
    </NarrowPage>
  );
}
