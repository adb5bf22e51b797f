import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shiftDate } from '../../../scripts/moment/shiftDate.ts';

/** Path of the script that the front puts before all others of a page. */
const FIRST_SCRIPT = '/__first.js';

/** What an older browser takes from a reply. */
export interface OlderBrowser {
  styles(css: string): string;
  /** Of a content security policy. */
  policy(directives: string): string;
}

/** Stands before the site, so that a script runs first in every page: not every tool can do that in the browser. */
export interface Front {
  /** Address under which a browser opens the site. */
  readonly origin: string;
  /** Where requests go to, as `http://lotus.localhost:5173`: the name chooses the brand. */
  target: string;
  /** How far the clock of a page is ahead of the machine's, in ms, from the next page on. */
  ahead: number;
  /** Runs after the script that all pages get, from the next page on. */
  extra: string;
  /** Changes what the site sends into what an older browser would make of it; null changes nothing. */
  lower: OlderBrowser | null;
  close(): Promise<void>;
}

/** @param script what every page runs first */
export async function openFront(script: string): Promise<Front> {
  const front: Omit<Front, 'origin' | 'close'> = { target: '', ahead: 0, extra: '', lower: null };
  const server = createServer((incoming, outgoing) => {
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
  // A page is changed on its way, so it comes whole and plain.
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
