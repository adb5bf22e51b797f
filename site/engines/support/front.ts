import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shiftDate } from '../../../scripts/moment/shiftDate.ts';

/** Path of the script that the proxy inserts before all others of a page. */
const FIRST_SCRIPT = '/__first.js';

/** Parts of a reply that an older browser would ignore. */
export interface OlderBrowser {
  styles(css: string): string;
  /** Directives of a content security policy. */
  policy(directives: string): string;
}

/**
 * A proxy in front of the site that inserts a script at the start of every page, because not every tool can do that in
 * the browser.
 */
export interface Front {
  /** Address under which a browser opens the site. */
  readonly origin: string;
  /** Target of the requests, such as `http://lotus.localhost:5173`: the host name selects the brand. */
  target: string;
  /** How far the clock of a page is ahead of the machine's, in ms, from the next page on. */
  ahead: number;
  /** Runs after the script that all pages get, from the next page on. */
  extra: string;
  /** Changes the site's replies to what an older browser would support. Null changes nothing. */
  lower: OlderBrowser | null;
  /** Holds the reply for a path back until the promise is fulfilled. Null holds nothing back. */
  hold: ((path: string) => Promise<void> | null) | null;
  close(): Promise<void>;
}

/** @param script runs first in every page */
export async function openFront(script: string): Promise<Front> {
  const front: Omit<Front, 'origin' | 'close'> = {
    target: '',
    ahead: 0,
    extra: '',
    lower: null,
    hold: null,
  };
  const server = createServer(async (incoming, outgoing) => {
    await front.hold?.(incoming.url ?? '/');
    if (incoming.url === FIRST_SCRIPT) {
      outgoing.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      outgoing.setHeader('Cache-Control', 'no-store');
      outgoing.end(`(${String(shiftDate)})(${front.ahead});\n${script}\n${front.extra}`);
      return;
    }
    passOn(front, incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(front, {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  });
}

function passOn(
  { target, lower }: Pick<Front, 'target' | 'lower'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const { host, port } = new URL(target);
  const wantsPage = (incoming.headers.accept ?? '').includes('text/html');
  const headers: Record<string, string | string[] | undefined> = { ...incoming.headers, host };
  // The page is modified, so it must arrive uncompressed and as a whole.
  if (wantsPage || lower)
    for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
  const { method, url: path } = incoming;
  const options = { host: '127.0.0.1', port, method, path, headers };
  const asked = request(options, (reply) => {
    const type = reply.headers['content-type'] ?? '';
    const isPage = type.startsWith('text/html') && wantsPage;
    const isLowered = lower !== null && type.startsWith('text/css');
    if (!isPage && !isLowered) {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
      return;
    }
    const parts: Buffer[] = [];
    reply.on('data', (part: Buffer) => parts.push(part));
    reply.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const { 'content-length': _, etag: __, ...kept } = reply.headers;
      const policy = kept['content-security-policy'];
      if (lower && typeof policy === 'string')
        kept['content-security-policy'] = lower.policy(policy);
      const changed = isPage
        ? text.replace('<head>', `<head><script src="${FIRST_SCRIPT}"></script>`)
        : (lower?.styles(text) ?? text);
      outgoing.writeHead(reply.statusCode ?? 502, kept).end(changed);
    });
  });
  asked.on('error', () => outgoing.destroy());
  incoming.pipe(asked);
}
