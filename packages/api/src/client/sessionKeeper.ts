import { type Session, CODE } from '@brand/domain';
import { codeOf, endSession, sessionError } from './refusal.ts';
import { type RenewalOptions, createRenewal } from './renewal.ts';
import type { WireReply } from './wire.ts';

/** Handles a session that the API refuses (section 8, 7002 and 7003). Visitors do not load this code. */
export interface SessionKeeper {
  /** Renews the tokens of the session, or waits for the pending renewal. */
  renew(refused: Session, signal?: AbortSignal): Promise<Session>;
  /** The session for repeating a refused call. Throws if there is none. */
  sessionAfter(reply: WireReply, used: Session, signal?: AbortSignal): Promise<Session>;
}

/** Manages the session of one client. */
export function createSessionKeeper(options: RenewalOptions): SessionKeeper {
  const { session } = options;
  const renewAlone = createRenewal(options);

  /** Several callers share one refresh, so the signal of a caller ends only its own wait. */
  async function renew(refused: Session, signal?: AbortSignal): Promise<Session> {
    const renewal = renewAlone(refused);
    if (!signal) return renewal;
    signal.throwIfAborted();
    let onAbort = () => {};
    const aborted = new Promise<never>((_, reject) => {
      onAbort = () => reject(signal.reason);
      signal.addEventListener('abort', onAbort);
    });
    try {
      return await Promise.race([renewal, aborted]);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  return {
    renew,
    async sessionAfter(reply, used, signal) {
      const current = session.read();
      const isReplaced = current !== null && current.accessToken !== used.accessToken;
      if (codeOf(reply) === CODE.sessionInvalid && !isReplaced) {
        endSession(session, used, 'revoked');
        throw sessionError(reply);
      }
      const fresh = await renew(used, signal);
      // Another member has logged in meanwhile. The request of the first member must not be sent for the second.
      if (fresh.userId !== used.userId) throw sessionError(reply);
      return fresh;
    },
  };
}
