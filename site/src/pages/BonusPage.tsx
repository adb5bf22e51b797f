import { useIntl } from 'react-intl';
import { useSession } from '../member/services.ts';
import { BonusOverview } from '../areas/promotions/BonusOverview.tsx';
import { LoginInvitation } from '../areas/promotions/LoginInvitation.tsx';
import { NarrowPage } from '../frame/layout/NarrowPage.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function BonusPage() {
  const intl = useIntl();
  const isMember = useSession() !== null;
  return (
    <NarrowPage wide="always">
      <PageHeading name="bonus" shown="wide" />
      {isMember ? (
        <BonusOverview />
      ) : (
        <LoginInvitation text={intl.formatMessage({ id: 'site.bonus.visitor' })} />
      )}
    </NarrowPage>
  );
}
