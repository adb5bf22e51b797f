// A bare reply of Hono for comparison: node bareServer.ts <address>. It has the bytes of that document, because a client may
// need longer for some bytes than for others. Prints its port.
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { HEADERS } from './requestHeaders.ts';

const body = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
  // Not `fetch`, which decodes them.
  get(process.argv[2]!, { headers: HEADERS }, (reply) => {
    buffer(reply).then((bytes) => resolve(new Uint8Array(bytes)), reject);
  }).on('error', reject);
});
const app = new Hono();
app.get('*', () => new Response(body, { headers: { 'Content-Type': 'text/html' } }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(JSON.stringify({ port })),
);
