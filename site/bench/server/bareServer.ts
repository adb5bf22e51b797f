// A bare reply of Hono for comparison: node bareServer.ts <bytes>. Prints its port.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const body = new Uint8Array(Number(process.argv[2])).fill(65);
const app = new Hono();
app.get('*', () => new Response(body, { headers: { 'Content-Type': 'text/html' } }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(JSON.stringify({ port })),
);
