import { once } from 'node:events';
import { type IncomingHttpHeaders, type RequestOptions, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServerType, createAdaptorServer } from '@hono/node-server';
import { afterEach } from 'vitest';
import type { SandboxOptions } from '../createSandbox.ts';
import { testSandbox } from './testSandbox.ts';

/** The received bytes of a reply. */
export interface WireReply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Sent extends Omit<RequestOptions, 'headers'> {
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

const servers: ServerType[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  }
});

/** A listening sandbox for tests that need a real socket. */
export async function listeningSandbox(options: Omit<SandboxOptions, 'clock'> = {}) {
  const sandbox = testSandbox(options);
  const server = createAdaptorServer({ fetch: (request, env) => sandbox.api.fetch(request, env) });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  /** One request on a separate connection; rejects when the connection is closed early. */
  function send(
    method: string,
    path: string,
    { body, headers: own = {}, ...options }: Sent = {},
  ): Promise<WireReply> {
    const headers = {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...own,
    };
    return new Promise((resolve, reject) => {
      const to = { host: '127.0.0.1', port, method, path, agent: false, ...options, headers };
      const sent = ask(to, (reply) => {
        const pieces: Buffer[] = [];
        reply.on('data', (piece: Buffer) => pieces.push(piece));
        reply.on('error', reject);
        reply.on('end', () => {
          const text = Buffer.concat(pieces).toString('utf8');
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text });
        });
      });
      sent.on('error', reject);
      sent.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
    });
  }

  /** The parsed reply of a control call. */
  async function control<Result>(method: string, path: string, body?: unknown): Promise<Result> {
    const { status, text } = await send(method, `/__sandbox/${path}`, { body });
    if (status !== 200) throw new Error(`${method} ${path} was answered with ${status}: ${text}`);
    return (JSON.parse(text) as { result: Result }).result;
  }

  return { ...sandbox, port, send, control };
}

/** The header with an access token. */
export function bearer(token: string): { Authorization: string } {
  return { Authorization: `Bearer ${token}` };
}
