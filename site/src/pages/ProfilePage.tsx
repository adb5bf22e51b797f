import { ProfileScreen } from '../areas/account/profile/ProfileScreen.tsx';
import { NarrowPage } from '../frame/layout/NarrowPage.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function ProfilePage() {
  return (
    <NarrowPage wide>
      <PageHeading name="profile" shown="wide" />
      <ProfileScreen />
    </NarrowPage>
  );
}
