import { useIntl } from 'react-intl';
import { useSession } from '../member/services.ts';
import { BonusOverview } from '../areas/promotions/BonusOverview.tsx';
import { LoginInvitation } from '../areas/promotions/LoginInvitation.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function BonusPage() {
  const intl = useIntl();
  const isMember = useSession() !== null;
  return (
    <>
      <PageHeading name="bonus" shown="wide" />
      {isMember ? (
        <BonusOverview />
      ) : (
        <LoginInvitation text={intl.formatMessage({ id: 'site.bonus.visitor' })} />
      )}
    </>
  );
}
