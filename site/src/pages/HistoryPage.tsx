import { HistoryList } from '../areas/cashier/history/HistoryList.tsx';
import { NarrowPage } from '../frame/layout/NarrowPage.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function HistoryPage() {
  return (
    <NarrowPage>
      <PageHeading name="history" shown="wide" />
      <HistoryList />
    </NarrowPage>
  );
}
