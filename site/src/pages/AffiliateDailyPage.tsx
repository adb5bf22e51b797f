import { AffiliateDailyReport } from '../areas/affiliate/AffiliateDailyReport.tsx';
import { DatedReport } from '../areas/affiliate/DatedReport.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

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
