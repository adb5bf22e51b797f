/** Kinds of errors and delays of a request, each with its name and a description in one sentence. */
export const faultKinds = {
  '3g': {
    title: '3G network',
    explains: 'About half a second, and 1.6 Mbit/s.',
  },
  slow3g: {
    title: 'Bad 3G network',
    explains: 'About two seconds, and 0.4 Mbit/s.',
  },
  congested: {
    title: 'Congested network',
    explains: 'Mostly well under a second, but one request in six waits 2 to 8 seconds.',
  },
  slowFirstByte: {
    title: 'Slow to answer',
    explains: 'The work is done immediately, but the reply starts only after 3 to 9 seconds.',
  },
  status500: { title: 'Error 500', explains: 'The API answers 500 and does nothing.' },
  status502: {
    title: 'Error 502 of a gateway',
    explains: 'A gateway in front of the API answers 502 with an HTML page; no work is done.',
  },
  timeout: {
    title: 'No answer',
    explains: 'No work and no reply, until the client aborts the call or the fault is cleared.',
  },
  cutBefore: {
    title: 'Cut before the work',
    explains: 'The connection is closed before any work is done.',
  },
  cutAfter: {
    title: 'Reply lost',
    explains: 'The work is done, then the connection is closed before the reply.',
  },
  cutBody: {
    title: 'Cut in the middle of the reply',
    explains: 'The work is done, half of the reply arrives, then the connection is closed.',
  },
  malformed: {
    title: 'Broken JSON',
    explains: 'The work is done, but the reply cannot be parsed.',
  },
  wrongTypes: {
    title: 'Wrong types',
    explains:
      'The work is done, but some values of the reply have another type; the code is unchanged.',
  },
  expireToken: {
    title: 'Access token expires (7003)',
    explains: 'The next call of a member gets 7003: the client refreshes and retries.',
  },
  endSession: {
    title: 'Session invalid (7002)',
    explains: 'The next call of a member gets 7002: the client opens the login page.',
  },
} as const satisfies Readonly<Record<string, FaultMessages>>;

/** Name and description of a kind of fault. */
export interface FaultMessages {
  title: string;
  explains: string;
}

/** A kind of fault. */
export type FaultKind = keyof typeof faultKinds;

/** The request to add a fault. */
export interface FaultRequest {
  /** `*`, an exact path, or a path prefix with `*` at its end. */
  path: string;
  /** Only requests with this method; null for all. */
  method: 'GET' | 'POST' | null;
  kind: FaultKind;
  /** Probability that it hits a matching request, from 0 to 1. */
  chance: number;
  /** How many requests it hits before it is removed; null for no limit. */
  times: number | null;
  /** The same seed and the same order of requests give the same hits. */
  seed: number;
}

/** An active fault. Faults are in memory only and are lost when the sandbox ends. */
export interface Fault extends FaultRequest {
  id: number;
  /** Number of requests that it has hit. */
  hits: number;
}

const delays: readonly FaultKind[] = ['3g', 'slow3g', 'congested'];
const sessionKinds: readonly FaultKind[] = ['expireToken', 'endSession'];

/** Whether a kind only delays requests, so that it can be combined with one that breaks them. */
export function isDelay(kind: FaultKind): boolean {
  return delays.includes(kind);
}

/** Whether a kind affects the session, so that it matches only calls with an access token. */
export function isAboutSession(kind: FaultKind): boolean {
  return sessionKinds.includes(kind);
}

/** Whether the path matches the path pattern of a fault. */
export function pathFits(pattern: string, path: string): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
  return path === pattern;
}
