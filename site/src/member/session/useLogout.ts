import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../platform/toasts/notify.ts';
import { useServices } from '../services.ts';

/**
 * Logs out (section 4, Session): immediately, also without a network, and in every tab. The redirect is decided by the
 * end of the session itself.
 */
export function useLogout(): () => void {
  const intl = useIntl();
  const { account, session } = useServices();
  return useCallback(() => {
    void account().then(
      ({ logout }) => logout(),
      // If the code of the call is unavailable, the session ends here anyway.
      () => session.write(null, 'loggedOut'),
    );
    notify({ text: intl.formatMessage({ id: 'site.session.loggedOut' }) });
  }, [account, intl, session]);
}
