import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { sessionInvalid, tokenExpired } from '../http/refusal.ts';
import type { Hit } from './faultBoard.ts';

const waiting = new WeakMap<HonoContext, Hit>();

/** Lets `replyFaults` answer this request if the fault requires it. */
export function answerInstead(request: HonoContext, hit: Hit): void {
  waiting.set(request, hit);
}

const GATEWAY_PAGE = `<html>
<head><title>502 Bad Gateway</title></head>
<body><center><h1>502 Bad Gateway</h1></center></body>
</html>
`;

/**
 * Sends the replies of faults that answer in place of the API. It runs inside the CORS middleware, so that a site may
 * read them.
 */
export function replyFaults(): MiddlewareHandler {
  return async (request, next) => {
    switch (waiting.get(request)?.fault.kind) {
      case 'status500':
        return request.json({ code: 500, messages: 'internal server error' }, 500);
      case 'status502':
        return request.html(GATEWAY_PAGE, 502);
      case 'expireToken':
        throw tokenExpired();
      case 'endSession':
        throw sessionInvalid();
      default:
        return next();
    }
  };
}
