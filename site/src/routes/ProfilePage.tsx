import { ProfileScreen } from '../features/profile/ProfileScreen.tsx';
import { NarrowPage } from '../features/shell/NarrowPage.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function ProfilePage() {
  return (
    <NarrowPage>
      <PageHeading name="profile" shown="wide" />
      <ProfileScreen />
    </NarrowPage>
  );
}
