import type { GeneratedRequest } from '../generate/requests.ts';
import type { Fault } from './faultKinds.ts';

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

/** Sends one request. Throws without a reply in this time. */
export async function exchange(outgoing: Outgoing, timeoutMs: number): Promise<Incoming> {
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
    signal: AbortSignal.timeout(timeoutMs),
    ...(text !== undefined && { body: text }),
  });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body: parsed(body) };
}

/** The fault of a request without a reply. It has no address, because a query may contain a secret. */
export function noReply(error: unknown): Fault {
  const { name, cause } = error as {
    readonly name: string;
    readonly cause?: { readonly code?: unknown };
  };
  if (name === 'TimeoutError') return { kind: 'timeout', path: 'reply', problem: 'did not come' };
  const reason = typeof cause?.code === 'string' ? cause.code : 'the connection failed';
  return { kind: 'unreachable', path: 'reply', problem: `is missing: ${reason}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
