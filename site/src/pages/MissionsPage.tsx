import { MissionsOverview } from '../areas/promotions/missions/MissionsOverview.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function MissionsPage() {
  return (
    <>
      <PageHeading name="missions" shown="wide" />
      <MissionsOverview />
    </>
  );
}
