import { Inbox } from '../features/inbox/Inbox.tsx';
import { NarrowPage } from '../features/shell/NarrowPage.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function NoticesPage() {
  return (
    <NarrowPage>
      <PageHeading name="notices" shown="wide" />
      <Inbox />
    </NarrowPage>
  );
}
