import { AffiliateDailyReport } from '../features/affiliate/AffiliateDailyReport.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function AffiliateDailyPage() {
  return (
    <>
      <PageHeading name="affiliate-reportDaily" shown="wide" />
      <AffiliateDailyReport />
    </>
  );
}
