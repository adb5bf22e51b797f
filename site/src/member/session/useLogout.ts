import { useCallback } from 'react';
import { useServices } from '../services.ts';

/**
 * Logs out (section 4, Session): immediately, also without a network, and in every tab. The redirect and the notice are decided
 * by the end of the session itself.
 */
export function useLogout(): () => void {
  const { account, session } = useServices();
  return useCallback(() => {
    void account().then(
      ({ logout }) => logout(),
      // If the code of the call is unavailable, the session ends here anyway.
      () => session.write(null, 'loggedOut'),
    );
  }, [account, session]);
}
