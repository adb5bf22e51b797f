import type { Context as HonoContext } from 'hono';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** IP address of a request; undefined for an in-process request. Headers cannot set it. */
export function callerAddress(request: HonoContext): string | undefined {
  return (request.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
}
