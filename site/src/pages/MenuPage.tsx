import { MenuHub } from '../frame/menu/MenuHub.tsx';
import { NarrowPage } from '../frame/layout/NarrowPage.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function MenuPage() {
  return (
    <NarrowPage>
      <PageHeading name="menu" shown="wide" />
      <MenuHub />
    </NarrowPage>
  );
}
