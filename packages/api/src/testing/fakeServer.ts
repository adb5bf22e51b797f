import type { Session } from '@brand/domain';
import type { ApiClientOptions } from '../client/client.ts';
import type { Locks } from '../client/locks.ts';
import type { SessionEnd, SessionStore } from '../client/SessionStore.ts';

export const SESSION: Session = {
  accessToken: 'at_1',
  refreshToken: 'rt_1',
  username: 'demo',
  userId: 'm_1',
  bankGroup: 'A',
  groupId: 'g1',
};

export const SERVER_DATE = 'Thu, 15 Jan 2026 02:30:00 GMT';
export const BASE_URL = 'http://api.test';

/** A received request. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly token: string | null;
  readonly idempotencyKey: string | null;
  readonly contentType: string | null;
  readonly signal: AbortSignal;
  /** Whether the request continues after the page is closed. */
  readonly keepalive: boolean;
  readonly body: unknown;
}

type Answer = Response | Promise<Response>;

/** Answers every request with `answer` and records the requests. */
export function fakeServer(answer: (seen: SeenRequest) => Answer) {
  const seen: SeenRequest[] = [];
  return {
    seen,
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const contentType = request.headers.get('content-type');
      const text = contentType?.startsWith('application/json') ? await request.text() : '';
      const entry: SeenRequest = {
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
        idempotencyKey: request.headers.get('idempotency-key'),
        contentType,
        signal: request.signal,
        keepalive: request.keepalive,
        body: text ? JSON.parse(text) : null,
      };
      seen.push(entry);
      return answer(entry);
    },
  };
}

/** A JSON reply with a `Date` header. */
export function json(body: unknown, status = 200): Response {
  const headers = { date: SERVER_DATE, 'content-type': 'application/json' };
  return new Response(JSON.stringify(body), { status, headers });
}

/** A reply with any body, e.g. the HTML page of a proxy. */
export function raw(body: string | null, status = 200): Response {
  return new Response(body, { status, headers: { date: SERVER_DATE } });
}

/** A store shared by several clients, like the storage of browser tabs. */
export function memoryStore(initial: Session | null = SESSION) {
  let current = initial;
  const ends: (SessionEnd | undefined)[] = [];
  const store: SessionStore = {
    read: () => current,
    write(session, reason) {
      current = session;
      if (session === null) ends.push(reason);
    },
  };
  return { store, ends };
}

/** One holder at a time, in order, like the browser's lock manager. */
export function fakeLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name, { signal }, whileHeld) {
      const run = last.then(() => {
        signal.throwIfAborted();
        return whileHeld();
      });
      last = run.catch(() => undefined);
      return run;
    },
  };
}

/** Options of a client that gets every reply from `answer`. */
export function clientOptions(
  answer: (seen: SeenRequest) => Answer,
  session: Session | null = SESSION,
) {
  const server = fakeServer(answer);
  const { store, ends } = memoryStore(session);
  const options: ApiClientOptions = {
    baseUrl: BASE_URL,
    session: store,
    fetch: server.fetch,
    locks: null,
  };
  return { options, seen: server.seen, store, ends };
}

/** A promise that the test settles. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Seeded numbers in [0, 1) (mulberry32): the same run every time. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
