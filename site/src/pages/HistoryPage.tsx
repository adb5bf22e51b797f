import { HistoryList } from '../areas/cashier/history/HistoryList.tsx';
import { NarrowPage } from '../frame/layout/NarrowPage.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';
import { useIsDesktop } from '../platform/device/useIsDesktop.ts';

export function HistoryPage() {
  const wide = useIsDesktop();
  return (
    <NarrowPage wide>
      <PageHeading name="history" shown="wide" />
      <HistoryList wide={wide} />
    </NarrowPage>
  );
}
