import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import {
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
  createSecureServer,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';

/** TLS proxies like the one in front of a deployed site. */
export interface SecureFront<Name extends string> {
  readonly ports: Readonly<Record<Name, number>>;
  /** Path of the certificate, which this process trusts already. */
  readonly certificate: string;
  close(): Promise<void>;
}

const CERTIFICATE = [
  'req',
  '-x509',
  '-nodes',
  '-newkey',
  'ec',
  '-pkeyopt',
  'ec_paramgen_curve:prime256v1',
  '-days',
  '2',
  '-subj',
  '/CN=localhost',
  '-addext',
  'subjectAltName=DNS:localhost,DNS:*.localhost,IP:127.0.0.1',
];

/** HTTP/2 has connections, not messages, with these headers. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host']);

const forwardable = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)),
  );

function pass(port: number, asked: Http2ServerRequest, reply: Http2ServerResponse): void {
  const { method, url: path, authority, headers } = asked;
  const sent = request(
    {
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: {
        ...forwardable(headers),
        host: headers.host ?? authority,
        'x-forwarded-proto': 'https',
      },
    },
    (answer) => {
      reply.writeHead(answer.statusCode ?? 502, forwardable(answer.headers));
      answer.pipe(reply);
    },
  );
  sent.on('error', () => reply.stream?.close());
  asked.pipe(sent);
}

async function listen(server: Http2SecureServer): Promise<number> {
  server.listen(0);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Opens one for each server.
 *
 * @param behind ports of the servers
 * @throws Error without openssl
 */
export async function openFront<Name extends string>(
  behind: Readonly<Record<Name, number>>,
): Promise<SecureFront<Name>> {
  const folder = await mkdtemp(join(tmpdir(), 'front-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await promisify(execFile)('openssl', [...CERTIFICATE, '-keyout', key, '-out', certificate]);
  const options = { key: await readFile(key), cert: await readFile(certificate) };
  setDefaultCACertificates([...getCACertificates('default'), String(options.cert)]);
  const closers: (() => void)[] = [];
  const ports = {} as Record<Name, number>;
  for (const [name, port] of Object.entries<number>(behind)) {
    const server = createSecureServer({ ...options, allowHTTP1: true }, (asked, reply) =>
      pass(port, asked, reply),
    );
    const sessions = new Set<ServerHttp2Session>();
    server.on('session', (session) => {
      sessions.add(session);
      session.once('close', () => sessions.delete(session));
    });
    closers.push(() => {
      for (const session of sessions) session.destroy();
      server.close();
    });
    ports[name as Name] = await listen(server);
  }
  return {
    ports,
    certificate,
    async close() {
      for (const close of closers) close();
      await rm(folder, { recursive: true });
    },
  };
}
