import type { Session } from '@brand/domain';
import type { QueryClient } from '@tanstack/react-query';
import { page } from '../../routing/chunks/page.ts';

/** Whether a token had to be renewed and the API could not be reached (section 8: that is no logout). */
export interface SessionCheck {
  read(): boolean;
  subscribe(listener: () => void): () => void;
  /** Asks now instead of at the next turn. Does nothing where there is no doubt. */
  ask(): void;
  /** Takes in the session that could not be renewed, or null: nothing is in doubt any more. */
  learn(unknown: Session | null): void;
  /** Fetches the code of asking again, which could not be had once the network is gone. For members. */
  prepare(): Promise<void>;
}

/**
 * Keeps the doubt and asks again and again until it is gone; what could not be read meanwhile is then read.
 *
 * @param renew as in the client: rejects while the API is not reached
 */
export function createSessionCheck(
  queries: QueryClient,
  renew: (refused: Session) => Promise<Session>,
): SessionCheck {
  const code = page(() => import('./retrySession.ts').then(({ retrySession }) => retrySession));
  const listeners = new Set<() => void>();
  let inDoubt: Session | null = null;
  let stop = nothing;

  // Where the code cannot be had, the next call that is answered ends the doubt.
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

  /** Another tab may have renewed it: then there is an answer without a renewal here. */
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
  // Nothing is to be done.
}
