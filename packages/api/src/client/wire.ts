import createFetchClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../generated/member-api.ts';

/** The REST calls, typed by path. Only this file depends on the HTTP library. */
export type Wire = Pick<Client<paths>, 'GET' | 'POST' | 'DELETE'>;

/**
 * Options that every call passes to the HTTP library. A type and not an interface, because of the library's index
 * signature.
 */
export type WireInit = {
  readonly parseAs: 'text';
  readonly signal: AbortSignal;
  readonly headers: Record<string, string>;
};

/** One HTTP call, e.g. `(wire, init) => wire.POST('/api/v1/member/credit', init)`. */
export type Send = (
  wire: Wire,
  init: WireInit,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** A schema of the description by name. */
export type WireSchema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** A response. `body` is undefined if it was not JSON. */
export interface WireReply {
  readonly status: number;
  readonly ok: boolean;
  readonly body: unknown;
}

/** Options of the HTTP layer. */
export interface WireOptions {
  /** Origin of the API host. */
  readonly baseUrl: string;
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Milliseconds of a monotonic clock. */
  readonly now?: (() => number) | undefined;
  /** Receives the server time in ms since 1970 from the `Date` header (NaN without one), and the response time in ms. */
  readonly onServerDate?: ((serverTimeMs: number, roundTripMs: number) => void) | undefined;
}

/** The server has answered, but its reply ended early. */
export class UnreadableReplyError extends Error {
  override readonly name = 'UnreadableReplyError';
}

/** The request got no reply. Its cause is the error of `fetch`. */
class NoReplyError extends Error {
  override readonly name = 'NoReplyError';
}

/** One call with or without a token. Rejects only without a reply. */
export type Exchange = (
  send: Send,
  token: string | null,
  signal: AbortSignal,
) => Promise<WireReply>;

/** Sends one call and reads its reply with any status. Rejects only without a reply. */
export function createExchange(options: WireOptions): Exchange {
  const { baseUrl, onServerDate, now = () => performance.now() } = options;
  const fetchReply = options.fetch ?? ((request: Request) => fetch(request));
  const wire = createFetchClient<paths>({
    baseUrl,
    credentials: 'omit',
    async fetch(request) {
      const sentAt = now();
      const response = await fetchReply(unstored(request)).catch((cause: unknown) => {
        throw new NoReplyError('no reply', { cause });
      });
      const serverTime = Date.parse(response.headers.get('date') ?? '');
      onServerDate?.(serverTime, now() - sentAt);
      return response;
    },
  });
  return async (send, token, signal) => {
    const headers: Record<string, string> =
      token === null ? {} : { Authorization: `Bearer ${token}` };
    const { data, error, response } = await send(wire, {
      parseAs: 'text',
      signal,
      headers,
    }).catch((cause: unknown) => {
      if (cause instanceof NoReplyError) throw cause.cause;
      throw signal.aborted ? cause : new UnreadableReplyError('reply was cut off', { cause });
    });
    // For an empty 401 the library returns neither data nor error: only the status shows the failure.
    const { status, ok } = response;
    return { status, ok, body: parseJson(data ?? error) };
  };
}

/**
 * The browser must not keep what it has read. It keeps no reply to POST anyway, and there Firefox would send a preflight (CORS)
 * with every request instead of one in a while.
 */
function unstored(request: Request): Request {
  return request.method === 'GET' ? new Request(request, { cache: 'no-store' }) : request;
}

/** The parsed JSON of a body; undefined if it is not JSON. */
export function parseJson(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
