import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const FOLDER = fileURLToPath(new URL('baseline', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** Replies of the baseline for a list. */
export interface BaselineServer {
  readonly address: string;
  /** Answers list requests from now on. */
  answer(reply: (asked: object) => string): void;
  close(): Promise<void>;
}

/** Builds the hand-written page and serves it, with lists, from its own origin. */
export async function openBaseline(): Promise<BaselineServer> {
  const result = await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, modulePreload: { polyfill: false } },
  });
  if (!('output' in result)) throw new Error('The baseline was not built.');
  const files = new Map(
    result.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  );
  let reply: (asked: object) => string = () => '{}';
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (request.method === 'POST') {
      let text = '';
      request.on('data', (part: Buffer) => void (text += part.toString()));
      request.on('end', () => {
        response.setHeader('content-type', 'application/json');
        response.end(reply(JSON.parse(text) as object));
      });
      return;
    }
    const type = TYPES[url.split('.').at(-1) ?? ''];
    response.setHeader('content-type', type ?? 'text/html');
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(files.get(url) ?? files.get('/index.html') ?? ''));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (by) => void (reply = by),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
