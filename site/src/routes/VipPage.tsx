import { VipOverview } from '../features/community/VipOverview.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function VipPage() {
  return (
    <>
      <PageHeading name="vip" shown="wide" />
      <VipOverview />
    </>
  );
}
