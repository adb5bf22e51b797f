import type { GeneratedRequest } from '../generate/requests.ts';

const LIMIT_MS = 15_000;

/** A request to the backend. */
export interface Outgoing extends Pick<GeneratedRequest, 'query' | 'headers' | 'text'> {
  readonly method: string;
  /** Host and path. */
  readonly url: string;
  readonly token: string | null;
  readonly origin: string | null;
}

/** A reply; `body` is undefined if it is not JSON. */
export interface Incoming {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Sends one request. Throws after 15 seconds without a reply. */
export async function exchange(outgoing: Outgoing): Promise<Incoming> {
  const { method, url, query, headers, text, token, origin } = outgoing;
  const search = query.length > 0 ? `?${new URLSearchParams(query.map(([...pair]) => pair))}` : '';
  const response = await fetch(`${url}${search}`, {
    method,
    headers: {
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(origin !== null && { Origin: origin }),
      ...headers,
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
    ...(text !== undefined && { body: text }),
  });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body: parsed(body) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
