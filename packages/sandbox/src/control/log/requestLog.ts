import type { IncomingHttpHeaders } from 'node:http';
import type { FaultKind } from '../../faults/fault.ts';

/** A request as it is remembered. What can be worked out later is worked out when somebody looks. */
export interface LogEntry {
  id: number;
  /** Grows with every change of any entry, so that a reader asks only for what is new. */
  version: number;
  /** Time of the sandbox, in milliseconds since 1970. */
  time: number;
  origin: 'api' | 'games';
  method: string;
  path: string;
  /** Without the question mark. */
  query: string;
  headers: IncomingHttpHeaders;
  /** Whether it is a picture, a file of a game or a question before a call, of which a page makes dozens. */
  isBackground: boolean;
  faults: FaultKind[];
  state: 'open' | 'done' | 'cut';
  status: number | null;
  /** Milliseconds. */
  duration: number | null;
  requestBody: string;
  /** The reply's body in the pieces in which it was sent; null when it is not kept. */
  replyBody: (string | Uint8Array)[] | null;
}

/** What is known of a request when it comes in. */
export type Beginning = Pick<LogEntry, 'time' | 'origin' | 'method' | 'path' | 'query' | 'headers'>;

/** The last requests to the API and the hosts, in memory. */
export interface RequestLog {
  begin(given: Beginning): LogEntry;
  /** Says that an entry has changed. */
  touch(entry: LogEntry): void;
  /** Says that the reply has been sent, or will not be. */
  close(entry: LogEntry): void;
  /** What came or changed after that version, in the order in which it came. */
  since(version: number): readonly LogEntry[];
  find(id: number): LogEntry | undefined;
  /** The version of the last change. */
  version(): number;
  /** Another number after a restart or when the log was emptied: what a reader holds is then no more. */
  epoch(): number;
  clear(): void;
}

const KEPT = 200;
const KEPT_BACKGROUND = 100;
/** All bodies together; those of the oldest entries go first. */
const BODY_BYTES = 8 * 1024 * 1024;
const BACKGROUND = /^\/(?:cdn|play\/(?:page|fonts|art))\//;

/**
 * Makes an empty log. It keeps the last 200 requests, and the last 100 pictures and the like apart from them, so that a
 * lobby full of covers does not push the calls out.
 */
export function createRequestLog(): RequestLog {
  let calls: LogEntry[] = [];
  let background: LogEntry[] = [];
  let ids = 0;
  let version = 0;
  let bodyBytes = 0;
  let epoch = Date.now();

  function touch(entry: LogEntry): void {
    version += 1;
    entry.version = version;
  }

  function forgetBody(entry: LogEntry): void {
    if (entry.state !== 'open') bodyBytes -= sizeOf(entry);
    entry.replyBody = null;
  }

  function keepBody(entry: LogEntry): void {
    bodyBytes += sizeOf(entry);
    if (bodyBytes <= BODY_BYTES) return;
    for (const old of calls) {
      if (bodyBytes <= BODY_BYTES) return;
      if (old.state !== 'open') forgetBody(old);
    }
  }

  return {
    begin(given) {
      const isBackground = given.method === 'OPTIONS' || BACKGROUND.test(given.path);
      ids += 1;
      version += 1;
      const entry: LogEntry = {
        ...given,
        id: ids,
        version,
        isBackground,
        faults: [],
        state: 'open',
        status: null,
        duration: null,
        requestBody: '',
        replyBody: isBackground ? null : [],
      };
      const ring = isBackground ? background : calls;
      ring.push(entry);
      const oldest = ring.length > (isBackground ? KEPT_BACKGROUND : KEPT) && ring.shift();
      if (oldest) forgetBody(oldest);
      return entry;
    },
    touch,
    close(entry) {
      touch(entry);
      keepBody(entry);
    },
    since(after) {
      return [...calls, ...background]
        .filter((entry) => entry.version > after)
        .toSorted((one, other) => one.id - other.id);
    },
    find: (id) => [...calls, ...background].find((entry) => entry.id === id),
    version: () => version,
    epoch: () => epoch,
    clear() {
      // What is still open must not come back into the sum when it ends.
      for (const entry of calls) entry.replyBody = null;
      calls = [];
      background = [];
      bodyBytes = 0;
      version += 1;
      epoch += 1;
    },
  };
}

function sizeOf({ replyBody }: LogEntry): number {
  return replyBody?.reduce((sum, piece) => sum + piece.length, 0) ?? 0;
}
