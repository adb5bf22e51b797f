import { type IncomingHttpHeaders, request } from 'node:http';

/** What a server answered, whole. */
export interface PlainAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** For tests: plain http, because fetch would normalise the requested paths. Each request has a connection of its own. */
export function plainGet(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', host = '127.0.0.1' } = {},
): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, path, method, headers, agent: false }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}
