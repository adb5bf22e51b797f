import { AffiliateTransactions } from '../features/affiliate/AffiliateTransactions.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function AffiliateHistoryPage() {
  return (
    <>
      <PageHeading name="affiliate-history" shown="wide" />
      <AffiliateTransactions />
    </>
  );
}
