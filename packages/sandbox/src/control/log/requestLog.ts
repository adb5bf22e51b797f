import type { IncomingHttpHeaders } from 'node:http';
import type { FaultKind } from '../../faults/fault.ts';

/** A recorded request. Derived values are computed only when the log is read. */
export interface LogEntry {
  id: number;
  /** Increases with every change of any entry, so that a reader can request only what is new. */
  version: number;
  /** Sandbox time, in milliseconds since 1970. */
  time: number;
  origin: 'api' | 'games';
  method: string;
  path: string;
  /** Without the question mark. */
  query: string;
  headers: IncomingHttpHeaders;
  /** Whether it is a picture, a file of a game or a CORS preflight, of which a page sends dozens. */
  isBackground: boolean;
  faults: FaultKind[];
  state: 'open' | 'done' | 'cut';
  status: number | null;
  /** Milliseconds. */
  duration: number | null;
  requestBody: string;
  /** Body of the reply in the chunks in which it was sent; null when it is not stored. */
  replyBody: (string | Uint8Array)[] | null;
}

/** The known values of a request when it arrives. */
export type Beginning = Pick<LogEntry, 'time' | 'origin' | 'method' | 'path' | 'query' | 'headers'>;

/** The last requests to the API and the hosts, in memory. */
export interface RequestLog {
  begin(given: Beginning): LogEntry;
  /** Marks an entry as changed. */
  touch(entry: LogEntry): void;
  /** Marks the reply as sent or aborted. */
  close(entry: LogEntry): void;
  /** Entries that are new or changed since that version, in order of arrival. */
  since(version: number): readonly LogEntry[];
  find(id: number): LogEntry | undefined;
  /** The version of the last change. */
  version(): number;
  /** Changes after a restart or when the log was cleared. Entries that a reader holds are then invalid. */
  epoch(): number;
  clear(): void;
}

const KEPT = 200;
const KEPT_BACKGROUND = 100;
/** Maximum size of all bodies together; the bodies of the oldest entries are dropped first. */
const BODY_BYTES = 8 * 1024 * 1024;
const BACKGROUND = /^\/(?:cdn|play\/(?:page|fonts|art))\//;

/**
 * Creates an empty log. It keeps the last 200 requests, and separately the last 100 background requests such as
 * pictures, so that a lobby full of covers does not displace the calls.
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
      // A removed entry that is still open must not be added to the sum when it ends.
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
