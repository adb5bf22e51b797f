import type { MiddlewareHandler } from 'hono';
import { withHeaders } from './standingHeaders.ts';

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
  'Access-Control-Max-Age': '600',
};

/** Allows only the sites. For other origins, browsers hide the reply from the page. */
export function cors(siteOrigins: readonly string[]): MiddlewareHandler {
  return async (request, next) => {
    const origin = request.req.header('Origin');
    const known = origin !== undefined && siteOrigins.includes(origin);
    const isPreflight =
      request.req.method === 'OPTIONS' && request.req.header('Access-Control-Request-Method');
    const headers = {
      Vary: 'Origin',
      ...(known && {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': 'Date',
      }),
    };
    if (!isPreflight) return withHeaders(request, headers, next);
    if (!known) return request.body(null, 403, headers);
    return request.body(null, 204, { ...headers, ...PREFLIGHT });
  };
}
