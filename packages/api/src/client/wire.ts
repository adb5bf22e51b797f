import createFetchClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../generated/member-api.ts';

/** The calls of the description, typed by path. Nothing but this file knows what makes them. */
export type Wire = Pick<Client<paths>, 'GET' | 'POST'>;

/** What every call passes through to the wire. A type and not an interface, for the library's index signature. */
export type WireInit = {
  readonly parseAs: 'text';
  readonly signal: AbortSignal;
  readonly headers: Record<string, string>;
};

/** One call on the wire, e.g. `(wire, init) => wire.POST('/api/v1/member/credit', init)`. */
export type Send = (
  wire: Wire,
  init: WireInit,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** A schema of the description by its name. */
export type WireSchema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** What came back. `body` is undefined when it was no JSON. */
export interface WireReply {
  readonly status: number;
  readonly ok: boolean;
  readonly body: unknown;
}

/** Where calls go, and what is learned from every reply. */
export interface WireOptions {
  /** Origin of the API host. */
  readonly baseUrl: string;
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Milliseconds of a clock that only has to run evenly. */
  readonly now?: (() => number) | undefined;
  /** Server time in ms since 1970 from a reply's `Date` header, and how long that reply took in ms. */
  readonly onServerDate?: ((serverTimeMs: number, roundTripMs: number) => void) | undefined;
}

/** One call with a token, or without; rejects only when no reply came. */
export type Exchange = (
  send: Send,
  token: string | null,
  signal: AbortSignal,
) => Promise<WireReply>;

/** Sends one call and reads its reply, whatever its status. Rejects only when no reply came. */
export function createExchange(options: WireOptions): Exchange {
  const { baseUrl, onServerDate, now = () => performance.now() } = options;
  const fetchReply = options.fetch ?? ((request: Request) => fetch(request));
  const wire = createFetchClient<paths>({
    baseUrl,
    credentials: 'omit',
    cache: 'no-store',
    async fetch(request) {
      const sentAt = now();
      const response = await fetchReply(request);
      const serverTime = Date.parse(response.headers.get('date') ?? '');
      if (Number.isFinite(serverTime)) onServerDate?.(serverTime, now() - sentAt);
      return response;
    },
  });
  return async (send, token, signal) => {
    const headers: Record<string, string> =
      token === null ? {} : { Authorization: `Bearer ${token}` };
    const { data, error, response } = await send(wire, { parseAs: 'text', signal, headers });
    // The library leaves an empty 401 without data and without error: only the status tells it from a success.
    const { status, ok } = response;
    return { status, ok, body: parseJson(data ?? error) };
  };
}

/** The JSON that a body holds; a body that was parsed already as it is, undefined when it is no JSON. */
export function parseJson(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
