import * as css from '../features/shell/MenuScreen.css.ts';
import { NarrowPage } from '../features/shell/NarrowPage.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';
import { SiteMenu } from '../features/shell/SiteMenu.tsx';

export function MenuPage() {
  return (
    <NarrowPage>
      <PageHeading name="menu" shown="wide" />
      <div className={css.root}>
        <SiteMenu placement="drawer" />
      </div>
    </NarrowPage>
  );
}
