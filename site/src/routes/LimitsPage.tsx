import { LimitsScreen } from '../features/protection/LimitsScreen.tsx';
import { NarrowPage } from '../features/shell/NarrowPage.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function LimitsPage() {
  return (
    <NarrowPage>
      <PageHeading name="limits" shown="wide" />
      <LimitsScreen />
    </NarrowPage>
  );
}
