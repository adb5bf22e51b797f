import type { Session } from '@brand/domain';
import type { LeaseStore } from '../client/lease.ts';
import type { SessionEnd, SessionStore } from '../client/SessionStore.ts';
import { SESSION, type SeenRequest, json } from './fakeServer.ts';

/** A value of browser storage: a tab sees its own writes immediately, and those of other tabs after a while. */
export interface SharedValue<Value> {
  /** Each tab has its own view. */
  open(): { read(): Value; write(value: Value): void };
}

/** @param delay how long a write needs to reach one other tab, in ms */
export function sharedValue<Value>(initial: Value, delay: () => number): SharedValue<Value> {
  let last = { value: initial, order: 0 };
  const views: ((written: typeof last) => void)[] = [];
  return {
    open() {
      let seen = last;
      const learn = (written: typeof last) => {
        // The newest write counts in every tab, in whichever order they arrive.
        if (written.order > seen.order) seen = written;
      };
      views.push(learn);
      return {
        read: () => seen.value,
        write(value) {
          const written = { value, order: last.order + 1 };
          last = written;
          learn(written);
          for (const tell of views) if (tell !== learn) setTimeout(() => tell(written), delay());
        },
      };
    },
  };
}

/** The session store of a tab, over a cookie that all tabs share. `ends` collects the logouts. */
export function sharedSession(cookie: SharedValue<Session | null>, ends: unknown[]): SessionStore {
  const { read, write } = cookie.open();
  return {
    read,
    write(session: Session | null, reason?: SessionEnd) {
      write(session);
      if (session === null) ends.push(reason);
    },
  };
}

/** The lease of a tab, over storage that all tabs share. */
export function sharedLease(storage: SharedValue<string | null>): LeaseStore {
  return storage.open();
}

/** An API whose access token has expired: it rotates the refresh token, and repeats its reply for the same key. */
export function expiredServer(latency: () => number) {
  let [count, access, refresh] = [1, '', SESSION.refreshToken];
  const replies = new Map<string | null, object>();
  let refreshes = 0;

  function renew({ token, idempotencyKey }: SeenRequest): Response {
    refreshes += 1;
    const known = replies.get(idempotencyKey);
    if (known) return json(known);
    if (token !== refresh) return json({ code: 7003 }, 401);
    count += 1;
    [access, refresh] = [`at_${count}`, `rt_${count}`];
    const reply = { code: 0, access_token: access, refresh_token: refresh };
    replies.set(idempotencyKey, reply);
    return json(reply);
  }

  return {
    refreshes: () => refreshes,
    async answer(seen: SeenRequest): Promise<Response> {
      await after(latency());
      const reply =
        seen.path === '/refreshtoken/true'
          ? renew(seen)
          : seen.token === access
            ? json({ code: 0, result: { balance: 1 } })
            : json({ code: 7003 }, 401);
      await after(latency());
      return reply;
    },
  };
}

/** Resolves after that time on the test clock. */
export async function after(milliseconds: number): Promise<void> {
  await new Promise((resolve) => void setTimeout(resolve, milliseconds));
}
