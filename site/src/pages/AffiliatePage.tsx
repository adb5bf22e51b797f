import { AffiliateOverview } from '../areas/affiliate/AffiliateOverview.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function AffiliatePage() {
  return (
    <>
      <PageHeading name="affiliate" shown="wide" />
      <AffiliateOverview />
    </>
  );
}
