import type { MiddlewareHandler } from 'hono';

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
  'Access-Control-Max-Age': '600',
};

/** Lets the sites in, and nobody else: other origins get a reply that their browser will not show to them. */
export function cors(siteOrigins: readonly string[]): MiddlewareHandler {
  return async (request, next) => {
    const origin = request.req.header('Origin');
    const known = origin !== undefined && siteOrigins.includes(origin);
    const preflight =
      request.req.method === 'OPTIONS' && request.req.header('Access-Control-Request-Method');
    if (preflight) request.res = new Response(null, { status: known ? 204 : 403 });
    else await next();
    request.header('Vary', 'Origin', { append: true });
    if (!known) return;
    request.header('Access-Control-Allow-Origin', origin);
    request.header('Access-Control-Expose-Headers', 'Date');
    if (!preflight) return;
    for (const [name, value] of Object.entries(PREFLIGHT)) request.header(name, value);
  };
}
