import type { Session } from '@brand/domain';

/** Why a session ended: by logout, by a failed refresh (7003), or by the API (7002). */
export type SessionEnd = 'loggedOut' | 'expired' | 'revoked';

/** Storage of the session. It is shared by all tabs of the browser, and read and written synchronously. */
export interface SessionStore {
  read(): Session | null;
  /** `reason` is set with null. */
  write(session: Session | null, reason?: SessionEnd): void;
}
