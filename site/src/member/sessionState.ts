import { useCallback, useSyncExternalStore } from 'react';
import { useServices, useSession } from './services.ts';

/**
 * The user of the page. `unknown`: there is a session whose token has to be renewed, and the API is unreachable. That is
 * not a logout: a member's page shows an error until the network is back, which is detected automatically.
 */
export type SessionState = 'visitor' | 'member' | 'unknown';

/** The current user of the page. Rerenders when that changes. */
export function useSessionState(): SessionState {
  const { sessionCheck } = useServices();
  const isMember = useSession() !== null;
  const isUnsure = useSyncExternalStore(sessionCheck.subscribe, sessionCheck.read, () => false);
  if (!isMember) return 'visitor';
  return isUnsure ? 'unknown' : 'member';
}

/** Returns a function that asks the API immediately about the session when it is `unknown`. */
export function useConfirmSession(): () => void {
  const { sessionCheck } = useServices();
  return useCallback(() => sessionCheck.ask(), [sessionCheck]);
}
