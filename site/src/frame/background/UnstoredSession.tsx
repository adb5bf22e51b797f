import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../platform/toasts/notify.ts';
import { useServices, useSession } from '../../member/services.ts';

/** Warns after a login that the browser does not store the session, so that the logout at the next reload is expected. */
export function UnstoredSession() {
  const intl = useIntl();
  const { session } = useServices();
  const userId = useSession()?.userId ?? null;
  useEffect(() => {
    if (userId === null || session.isStored()) return;
    notify({
      key: 'cookies',
      tone: 'danger',
      text: intl.formatMessage({ id: 'site.session.notStored' }),
    });
  }, [userId, session, intl]);
  return <></>;
}
