import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { foreignSite, saysJson } from '../http/crossSiteGuard.ts';
import { invalidField } from '../http/refusal.ts';
import { wireOf } from '../http/wire.ts';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Allows only requests from this machine, from the control page itself or from non-browser clients. Another site whose
 * name resolves to this machine is detected by `Host`; a cross-site request by `Origin` or `Sec-Fetch-Site`.
 */
export function controlGuard(): MiddlewareHandler {
  return async (request, next) => {
    const isQuestion = request.req.method === 'GET';
    if (!isFromHere(request)) throw foreignSite();
    if (isAcrossSites(request) && !(isQuestion && isNavigation(request))) throw foreignSite();
    if (!isQuestion && !saysJson(request)) throw invalidField('Content-Type');
    await next();
    request.header('Cross-Origin-Resource-Policy', 'same-origin');
  };
}

/** A request without a socket comes from this process. */
function isFromHere(request: HonoContext): boolean {
  const wire = wireOf(request);
  if (!wire) return true;
  const { remoteAddress = '', localPort } = wire.incoming.socket;
  const host = request.req.header('Host') ?? '';
  const known = NAMES.some((name) => host === `${name}:${localPort}` || isPlain(host, name));
  return LOOPBACK.test(remoteAddress) && known;

  function isPlain(given: string, name: string): boolean {
    return localPort === 80 && given === name;
  }
}

function isAcrossSites(request: HonoContext): boolean {
  const site = request.req.header('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.req.header('Origin');
  return origin !== undefined && origin !== new URL(request.req.url).origin;
}

/** A link or a typed address that opens the page as a top-level document, not in a frame. */
function isNavigation(request: HonoContext): boolean {
  const mode = request.req.header('Sec-Fetch-Mode');
  return mode === 'navigate' && request.req.header('Sec-Fetch-Dest') === 'document';
}
