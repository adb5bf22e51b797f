import { AffiliateTransactions } from '../areas/affiliate/AffiliateTransactions.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function AffiliateHistoryPage() {
  return (
    <>
      <PageHeading name="affiliate-history" shown="wide" />
      <AffiliateTransactions />
    </>
  );
}
