import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shiftDate } from '../../../scripts/moment/shiftDate.ts';

/** Path of the script that the front puts before all others of a page. */
const FIRST_SCRIPT = '/__first.js';

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
  close(): Promise<void>;
}

/** @param script what every page runs first */
export async function openFront(script: string): Promise<Front> {
  const front = { target: '', ahead: 0, extra: '' };
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === FIRST_SCRIPT) {
      outgoing.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      outgoing.setHeader('Cache-Control', 'no-store');
      outgoing.end(`(${String(shiftDate)})(${front.ahead});\n${script}\n${front.extra}`);
      return;
    }
    passOn(front.target, incoming, outgoing);
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

function passOn(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { host, port } = new URL(target);
  const wantsPage = (incoming.headers.accept ?? '').includes('text/html');
  const headers: Record<string, string | string[] | undefined> = { ...incoming.headers, host };
  // A page is changed on its way, so it comes whole and plain.
  if (wantsPage) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
  const { method, url: path } = incoming;
  const options = { host: '127.0.0.1', port, method, path, headers };
  const asked = request(options, (reply) => {
    const isPage = (reply.headers['content-type'] ?? '').startsWith('text/html');
    if (!isPage || !wantsPage) {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
      return;
    }
    const parts: Buffer[] = [];
    reply.on('data', (part: Buffer) => parts.push(part));
    reply.on('end', () => {
      const html = Buffer.concat(parts)
        .toString()
        .replace('<head>', `<head><script src="${FIRST_SCRIPT}"></script>`);
      const { 'content-length': _, etag: __, ...kept } = reply.headers;
      outgoing.writeHead(reply.statusCode ?? 502, kept).end(html);
    });
  });
  asked.on('error', () => outgoing.destroy());
  incoming.pipe(asked);
}
