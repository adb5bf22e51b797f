import type { Session } from '@brand/domain';

/** Why a session ended: by the member, because it could not be refreshed (7003), or because the API ended it (7002). */
export type SessionEnd = 'loggedOut' | 'expired' | 'revoked';

/** Where the session is kept. Shared by every tab of the browser, read and written synchronously. */
export interface SessionStore {
  read(): Session | null;
  /** `reason` comes with null. */
  write(session: Session | null, reason?: SessionEnd): void;
}
