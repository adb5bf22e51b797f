import { AffiliateMembers } from '../features/affiliate/AffiliateMembers.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function AffiliateMemberPage() {
  return (
    <>
      <PageHeading name="affiliate-member" shown="wide" />
      <AffiliateMembers />
    </>
  );
}
