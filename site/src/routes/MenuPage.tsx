import { MenuHub } from '../features/shell/MenuHub.tsx';
import { NarrowPage } from '../features/shell/NarrowPage.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function MenuPage() {
  return (
    <NarrowPage>
      <PageHeading name="menu" shown="wide" />
      <MenuHub />
    </NarrowPage>
  );
}
