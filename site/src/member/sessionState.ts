import { useCallback, useSyncExternalStore } from 'react';
import { useServices, useSession } from './services.ts';

/**
 * Who the page is for. `unknown`: a session is there, its token has to be renewed, and the API cannot be reached. That is not
 * a logout: a member's page shows an error until the network is back, which is noticed without being asked.
 */
export type SessionState = 'visitor' | 'member' | 'unknown';

/** Who the page is for now; the component renders again when that changes. */
export function useSessionState(): SessionState {
  const { sessionCheck } = useServices();
  const isMember = useSession() !== null;
  const isUnsure = useSyncExternalStore(sessionCheck.subscribe, sessionCheck.read, () => false);
  if (!isMember) return 'visitor';
  return isUnsure ? 'unknown' : 'member';
}

/** A function that asks the API at once whose session it is, where that is `unknown`. */
export function useConfirmSession(): () => void {
  const { sessionCheck } = useServices();
  return useCallback(() => sessionCheck.ask(), [sessionCheck]);
}
