import { AffiliateOverview } from '../features/affiliate/AffiliateOverview.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function AffiliatePage() {
  return (
    <>
      <PageHeading name="affiliate" shown="wide" />
      <AffiliateOverview />
    </>
  );
}
