import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { ServerResponse } from 'node:http';

/** The site behind the studio. */
export interface SiteAddress {
  host: string;
  port: number;
}

/**
 * Headers of the site for a page in the studio's frame. Only what forbids framing is changed: the site itself, and its real
 * deployments, forbid it everywhere.
 *
 * @param studio origin of the studio
 */
export function framedHeaders(headers: IncomingHttpHeaders, studio: string): IncomingHttpHeaders {
  const { 'x-frame-options': _frames, ...rest } = headers;
  const policy = rest['content-security-policy'];
  if (typeof policy !== 'string') return rest;
  return {
    ...rest,
    'content-security-policy': policy.replace(
      "frame-ancestors 'none'",
      `frame-ancestors ${studio}`,
    ),
    // The frame with the saved folder has another origin than the studio.
    'cross-origin-resource-policy': 'same-site',
  };
}

/**
 * Passes a request on to the site.
 *
 * @param host host name by which the site chooses the brand
 */
export function passToSite(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { site, host, studio }: { site: SiteAddress; host: string; studio: string },
): void {
  const upstream = request(
    {
      ...site,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, host: `${host}:${site.port}` },
    },
    (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, framedHeaders(reply.headers, studio));
      reply.pipe(outgoing);
    },
  );
  upstream.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
    outgoing.end('The site does not answer.');
  });
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

/** Reads the style sheet of a brand from the site. */
export async function servedCss({ host, port }: SiteAddress, brandHost: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host, port, path: '/operator/theme.css', headers: { host: `${brandHost}:${port}` } },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => (text += part));
        reply.on('end', () => resolve(text));
        reply.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
