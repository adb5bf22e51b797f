import { AffiliateDailyReport } from '../features/affiliate/AffiliateDailyReport.tsx';
import { DatedReport } from '../features/affiliate/DatedReport.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function AffiliateDailyPage() {
  return (
    <>
      <PageHeading name="affiliate-reportDaily" shown="wide" />
      <DatedReport>
        <AffiliateDailyReport />
      </DatedReport>
    </>
  );
}
