import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context as HonoContext } from 'hono';

/** Request and response objects of a request over a socket. */
export interface Wire {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** The Node.js objects of a request; undefined for an in-process request without a socket. */
export function wireOf(request: HonoContext): Wire | undefined {
  const { incoming, outgoing } = (request.env ?? {}) as Partial<Wire>;
  return incoming && outgoing && { incoming, outgoing };
}
