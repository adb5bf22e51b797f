import { type Session, CODE } from '@brand/domain';
import { codeOf, endSession, sessionError } from './refusal.ts';
import { type RenewalOptions, createRenewal } from './renewal.ts';
import type { WireReply } from './wire.ts';

/** What happens to a session that the API refuses (section 8, 7002 and 7003). Who has none does without this code. */
export interface SessionKeeper {
  /** Changes the tokens of the session, or waits for the change that is under way. */
  renew(refused: Session, signal?: AbortSignal): Promise<Session>;
  /** The session to repeat a refused call with. Throws when there is none. */
  sessionAfter(reply: WireReply, used: Session, signal?: AbortSignal): Promise<Session>;
}

/** Keeps the session of one client. */
export function createSessionKeeper(options: RenewalOptions): SessionKeeper {
  const { session } = options;
  const renewAlone = createRenewal(options);

  /** One refresh serves many callers, so a caller's signal ends its own wait and not the refresh. */
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
      // Somebody else has logged in meanwhile: what the first member asked for must not be done to the second.
      if (fresh.userId !== used.userId) throw sessionError(reply);
      return fresh;
    },
  };
}
