import { WithdrawCashier } from '../features/withdraw/WithdrawCashier.tsx';
import { NarrowPage } from '../features/shell/NarrowPage.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function WithdrawPage() {
  return (
    <NarrowPage>
      <PageHeading name="withdraw" shown="never" />
      <WithdrawCashier />
    </NarrowPage>
  );
}
