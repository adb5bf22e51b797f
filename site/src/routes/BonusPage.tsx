import { useIntl } from 'react-intl';
import { useSession } from '../app/services.ts';
import { BonusOverview } from '../features/promotions/BonusOverview.tsx';
import { LoginInvitation } from '../features/promotions/LoginInvitation.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

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
