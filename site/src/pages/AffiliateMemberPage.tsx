import { AffiliateMembers } from '../areas/affiliate/AffiliateMembers.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function AffiliateMemberPage() {
  return (
    <>
      <PageHeading name="affiliate-member" shown="wide" />
      <AffiliateMembers />
    </>
  );
}
