import { ApiError, createMemberApi } from '@brand/api';
import { createAccountApi } from '@brand/api/account';
import { createSessionStore } from '../../src/member/session/sessionStore.ts';

/** What many calls of one tab came to. */
export interface Outcome {
  answered: number;
  /** The error of each other call. */
  failures: string[];
  /** Why the session has ended; null while there is one. */
  ended: string | null;
  /** How often this tab renewed the tokens. */
  refreshes: number;
  /** How often its token was refused. */
  refused: number;
}

/** Functions for a test page with the site's own client and session, as `window.manyCalls`. */
export interface ManyCalls {
  logIn(username: string, password: string): Promise<void>;
  /** Requests the balance several times in parallel. */
  ask(times: number): Promise<Outcome>;
  /** The same for a tool that cannot wait in several tabs: starts at that time, in ms since 1970. */
  askAt(time: number, times: number): void;
  /** What `askAt` came to; null while it runs. */
  outcome(): Outcome | null;
}

function why(reason: unknown): string {
  if (!(reason instanceof ApiError)) return String(reason);
  return `${reason.message}, ${String(reason.cause)}, after ${reason.afterMs} ms`;
}

/** Starts them on this page for the API at that address. */
function start(baseUrl: string, hasLocks: boolean): ManyCalls {
  // As on http, and in a browser that forbids them.
  if (!hasLocks) Reflect.deleteProperty(Navigator.prototype, 'locks');
  const session = createSessionStore();
  let [refreshes, refused] = [0, 0];
  let last: Outcome | null = null;
  const { client } = createMemberApi({
    baseUrl,
    session,
    async fetch(request) {
      if (request.url.includes('/refreshtoken/')) refreshes += 1;
      const reply = await fetch(request);
      if (reply.status === 401) refused += 1;
      return reply;
    },
  });
  const account = createAccountApi(client);

  async function ask(times: number): Promise<Outcome> {
    [refreshes, refused] = [0, 0];
    const calls = Array.from({ length: times }, () => account.credit());
    const outcomes = await Promise.allSettled(calls);
    const failures = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [why(one.reason)] : [],
    );
    const answered = times - failures.length;
    return { answered, failures, ended: session.lastEnd(), refreshes, refused };
  }

  return {
    async logIn(username, password) {
      await account.login({ username, password });
    },
    ask,
    askAt(time, times) {
      last = null;
      setTimeout(() => void ask(times).then((outcome) => (last = outcome)), time - Date.now());
    },
    outcome: () => last,
  };
}

declare global {
  interface Window {
    manyCalls: ManyCalls;
    startManyCalls: typeof start;
  }
}

window.startManyCalls = start;
