import { VipOverview } from '../areas/community/vip/VipOverview.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function VipPage() {
  return (
    <>
      <PageHeading name="vip" shown="wide" />
      <VipOverview />
    </>
  );
}
