import type { Session } from '@brand/domain';
import type { QueryClient } from '@tanstack/react-query';
import { page } from '../../routing/chunks/page.ts';

/** Whether a token had to be renewed and the API could not be reached (section 8: that is not a logout). */
export interface SessionCheck {
  read(): boolean;
  subscribe(listener: () => void): () => void;
  /** Retries now instead of at the next interval. Does nothing if no check is needed. */
  ask(): void;
  /** Sets the session that could not be renewed. Null ends the check. */
  learn(unknown: Session | null): void;
  /** Preloads the code of the retries, which would be unavailable without a network. For members. */
  prepare(): Promise<void>;
}

/**
 * Stores that the session is unconfirmed, and retries until it is confirmed. Failed queries are read again afterwards.
 *
 * @param renew as in the client: rejects while the API is unreachable
 */
export function createSessionCheck(
  queries: QueryClient,
  renew: (refused: Session) => Promise<Session>,
): SessionCheck {
  const code = page(() => import('./retrySession.ts').then(({ retrySession }) => retrySession));
  const listeners = new Set<() => void>();
  let inDoubt: Session | null = null;
  let stop = nothing;

  // If the code is unavailable, the next successful call ends the check.
  const prepare = () => code.load().then(nothing, nothing);

  function learn(unknown: Session | null) {
    const isNews = (unknown === null) !== (inDoubt === null);
    inDoubt = unknown;
    if (!isNews) return;
    stop();
    stop = nothing;
    if (unknown) void prepare().then(start);
    for (const listener of listeners) listener();
  }

  function start() {
    const retrySession = code.peek();
    if (inDoubt && retrySession && stop === nothing) stop = retrySession(queries, ask);
  }

  /** Another tab may have renewed it: then a reply arrives without a renewal here. */
  async function ask() {
    if (inDoubt) await renew(inDoubt);
    learn(null);
  }

  return {
    read: () => inDoubt !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: () => void ask().catch(nothing),
    learn,
    prepare,
  };
}

function nothing() {
  // Nothing to do.
}
