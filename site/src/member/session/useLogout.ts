import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../platform/toasts/notify.ts';
import { useServices } from '../services.ts';

/**
 * Logs out wherever it is pressed (section 4, Session): at once and without a network too, in every tab. Where the page goes,
 * the end of the session itself decides.
 */
export function useLogout(): () => void {
  const intl = useIntl();
  const { account, session } = useServices();
  return useCallback(() => {
    void account().then(
      ({ logout }) => logout(),
      // The code of the call cannot be fetched: the session ends here all the same.
      () => session.write(null, 'loggedOut'),
    );
    notify({ text: intl.formatMessage({ id: 'site.session.loggedOut' }) });
  }, [account, intl, session]);
}
