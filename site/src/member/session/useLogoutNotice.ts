import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../platform/toasts/notify.ts';
import { useServices } from '../services.ts';

/** Says that the member was logged out, by this tab or another: there the page was replaced without a press. */
export function useLogoutNotice(): void {
  const intl = useIntl();
  const { session } = useServices();
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.lastEnd() === 'loggedOut') {
          notify({ text: intl.formatMessage({ id: 'site.session.loggedOut' }) });
        }
      }),
    [intl, session],
  );
}
