import { Inbox } from '../areas/notices/inbox/Inbox.tsx';
import { NarrowPage } from '../frame/layout/NarrowPage.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function NoticesPage() {
  return (
    <NarrowPage wide>
      <PageHeading name="notices" shown="wide" />
      <Inbox />
    </NarrowPage>
  );
}
