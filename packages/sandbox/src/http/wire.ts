import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context as HonoContext } from 'hono';

/** The two ends of a request that came over a socket. */
export interface Wire {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** The wire of a request; undefined for one that was asked in process and came over no socket. */
export function wireOf(request: HonoContext): Wire | undefined {
  const { incoming, outgoing } = (request.env ?? {}) as Partial<Wire>;
  return incoming && outgoing && { incoming, outgoing };
}
