import { HistoryList } from '../features/history/HistoryList.tsx';
import { NarrowPage } from '../features/shell/NarrowPage.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function HistoryPage() {
  return (
    <NarrowPage>
      <PageHeading name="history" shown="wide" />
      <HistoryList />
    </NarrowPage>
  );
}
