import { isBangkokDay } from '@brand/domain';
import { useRouteParam } from '../routing/navigation.ts';
import { AffiliateMemberReport } from '../areas/affiliate/AffiliateMemberReport.tsx';
import { DatedReport } from '../areas/affiliate/DatedReport.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Serves `/affiliate/reportDetail/{id}`. The id is a day, `2026-01-15`; several days are in `?from=&to=`. */
export function AffiliateDetailPage() {
  const day = useRouteParam('id');
  if (day !== null && !isBangkokDay(day)) return <NotFoundPage />;
  return (
    <>
      <PageHeading name="affiliate-reportDetail-id" shown="wide" />
      <DatedReport>
        <AffiliateMemberReport day={day} />
      </DatedReport>
    </>
  );
}
