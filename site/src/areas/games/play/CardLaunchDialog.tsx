import { gameName } from '@brand/domain';
import { LaunchDialog } from '@brand/ui';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { AdminLink } from '../../../member/contact/AdminLink.tsx';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import * as css from './CardLaunchDialog.css.ts';
import { cardLaunch } from './cardLaunch.ts';
import { launcherOf } from './launcher.ts';
import { outcomeOf } from './outcomeOf.ts';
import { mainLocale } from '../../../language/locale.ts';

/** Reports a failure of a game that a card should open in a tab. */
export function CardLaunchDialog() {
  const intl = useIntl();
  const { locale, go } = usePlace();
  const services = useServices();
  const launch = useSyncExternalStore(cardLaunch.subscribe, cardLaunch.read);
  const say = (id: string) => intl.formatMessage({ id });
  const outcome = launch && outcomeOf(launch.state, say);
  const contact = useAdminContact(outcome?.status === 'failed' || outcome?.status === 'refused');
  if (!launch?.order || !outcome) return <></>;
  const { order } = launch;
  const launcher = launcherOf(services);
  return (
    <LaunchDialog
      open
      onOpenChange={(open) => !open && cardLaunch.read() === launch && launcher.leave()}
      game={gameName(order.game, locale, mainLocale())}
      outcome={outcome}
      onRetry={() => launcher.start({ ...order, tab: undefined })}
      onOthers={() => go(`/list/${order.game.type}`)}
    >
      {contact && outcome.status !== 'maintenance' && (
        <AdminLink href={contact} variant="ghost" size="sm" className={css.contact} />
      )}
    </LaunchDialog>
  );
}
