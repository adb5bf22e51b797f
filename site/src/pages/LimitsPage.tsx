import { LimitsScreen } from '../areas/account/protection/LimitsScreen.tsx';
import { NarrowPage } from '../frame/layout/NarrowPage.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function LimitsPage() {
  return (
    <NarrowPage wide>
      <PageHeading name="limits" shown="wide" />
      <LimitsScreen />
    </NarrowPage>
  );
}
