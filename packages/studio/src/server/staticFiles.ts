import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Sends a file of a folder, or 404. */
export async function sendFile(
  outgoing: ServerResponse,
  folder: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const wanted = normalize(path === '' || path.endsWith('/') ? `${path}index.html` : path);
  const isInside = !wanted.startsWith('..') && !wanted.startsWith(sep);
  const bytes = isInside ? await readFile(join(folder, wanted)).catch(() => null) : null;
  if (!bytes) {
    outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  outgoing
    .writeHead(200, {
      'content-type': TYPES[extname(wanted)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .end(bytes);
}
