/** Ways in which a request goes wrong or slow, each with its name and what it does in one sentence. */
export const faultKinds = {
  '3g': {
    title: '3G network',
    explains: 'Half a second, give or take, and 1.6 Mbit/s.',
  },
  slow3g: {
    title: 'Bad 3G network',
    explains: 'Two seconds, give or take, and 0.4 Mbit/s.',
  },
  congested: {
    title: 'Congested network',
    explains: 'Mostly well under a second, but one request in six waits 2 to 8 seconds.',
  },
  slowFirstByte: {
    title: 'Slow to answer',
    explains: 'Everything is done at once, but the reply starts only after 3 to 9 seconds.',
  },
  status500: { title: 'Error 500', explains: 'The API answers 500 and does nothing.' },
  status502: {
    title: 'Error 502 of a gateway',
    explains: 'A gateway before the API answers 502 with a page of HTML; nothing is done.',
  },
  timeout: {
    title: 'No answer',
    explains:
      'Nothing is done and nothing said, until the client gives up or the fault is cleared.',
  },
  cutBefore: {
    title: 'Cut before the work',
    explains: 'The connection is cut before anything is done.',
  },
  cutAfter: {
    title: 'Reply lost',
    explains: 'Everything is done, then the connection is cut before the reply.',
  },
  cutBody: {
    title: 'Cut in the middle of the reply',
    explains: 'Everything is done, half of the reply arrives, then the connection is cut.',
  },
  malformed: {
    title: 'Broken JSON',
    explains: 'Everything is done, but the reply cannot be read.',
  },
  wrongTypes: {
    title: 'Wrong types',
    explains: 'Everything is done, but some values of the reply have another type; the code stays.',
  },
  expireToken: {
    title: 'Access token expires (7003)',
    explains: 'The next call of a member gets 7003: the client refreshes and asks again.',
  },
  endSession: {
    title: 'Session invalid (7002)',
    explains: 'The next call of a member gets 7002: the client goes to log in.',
  },
} as const satisfies Readonly<Record<string, FaultMessages>>;

/** How a kind of fault is spoken of. */
export interface FaultMessages {
  title: string;
  explains: string;
}

/** One of these ways. */
export type FaultKind = keyof typeof faultKinds;

/** What is asked for when a fault is added. */
export interface FaultRequest {
  /** `*`, an exact path, or the start of paths with `*` at its end. */
  path: string;
  /** Only requests with this method; null for all. */
  method: 'GET' | 'POST' | null;
  kind: FaultKind;
  /** How likely it hits a request that it fits, from 0 to 1. */
  chance: number;
  /** How often it hits before it is used up; null for as long as it stands. */
  times: number | null;
  /** The same seed and the same order of requests give the same hits. */
  seed: number;
}

/** A fault that stands, in memory only: it is gone when the sandbox ends. */
export interface Fault extends FaultRequest {
  id: number;
  /** How many requests it has hit. */
  hits: number;
}

const delays: readonly FaultKind[] = ['3g', 'slow3g', 'congested'];
const sessionKinds: readonly FaultKind[] = ['expireToken', 'endSession'];

/** Whether a kind only slows down, so that it goes together with one that breaks. */
export function isDelay(kind: FaultKind): boolean {
  return delays.includes(kind);
}

/** Whether a kind speaks of the session, so that it fits only calls that carry an access token. */
export function isAboutSession(kind: FaultKind): boolean {
  return sessionKinds.includes(kind);
}

/** Whether a fault's path takes in that path. */
export function pathFits(pattern: string, path: string): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
  return path === pattern;
}
