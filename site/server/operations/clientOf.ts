import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from './trustedProxies.ts';

/** What a request says of its client, or a trusted proxy in its place. */
export interface Client {
  readonly address: string | undefined;
  /** Whether the connection to the proxy is encrypted. */
  readonly secure: boolean;
  /** Id that the proxy gave to the request; null for none. */
  readonly requestId: string | null;
}

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Headers of a peer that is not a trusted proxy count for nothing: any client can send them. */
export function clientOf({ headers, socket }: IncomingMessage, proxies: TrustedProxies): Client {
  const peer = socket.remoteAddress;
  if (!proxies.has(peer)) return { address: peer, secure: false, requestId: null };
  const chain = one(headers['x-forwarded-for'])
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  // From the right: what a trusted proxy wrote, until an address that is none.
  const address = chain.findLast((hop) => !proxies.has(hop)) ?? chain[0] ?? peer;
  const requestId = one(headers['x-request-id']);
  return {
    address,
    secure: one(headers['x-forwarded-proto']).split(',', 1)[0]?.trim() === 'https',
    requestId: REQUEST_ID.test(requestId) ? requestId : null,
  };
}

function one(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}
