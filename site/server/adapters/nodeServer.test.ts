import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawConnection } from '../testing/slowConnection.ts';
import { type Listening, listen } from './listen.ts';
import { createNodeServer } from './nodeServer.ts';

const SLOW = 20;
const refused: number[] = [];
let site: Listening;

beforeAll(async () => {
  site = await listen(
    () =>
      createNodeServer({
        fetch: ({ url }) => new Response(url),
        onClientError: (status) => refused.push(status),
        limits: { headersMs: 100, requestMs: 200, checkMs: 20 },
      }),
    { host: '127.0.0.1', port: 0 },
  );
});

afterAll(async () => site.close());

const head = (text: string) => rawConnection(site.port, text).reply;
const closing = 'Connection: close\r\n\r\n';

describe('the limits of the Node server', () => {
  it(`closes ${SLOW} connections that never finish their headers, with 408`, async () => {
    const slow = Array.from({ length: SLOW }, async () =>
      head('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '),
    );
    for (const reply of await Promise.all(slow)) expect(reply).toMatch(/^HTTP\/1\.1 408 /);
    expect(refused.filter((status) => status === 408)).toHaveLength(SLOW);
  });

  it('answers an address of 64 kB with 414', async () => {
    const reply = await head(`GET /${'a'.repeat(65_536)} HTTP/1.1\r\nHost: a\r\n${closing}`);
    expect(reply).toMatch(/^HTTP\/1\.1 414 /);
  });

  it.each([20_000, 102_400])('answers a header of %i bytes with 431', async (length) => {
    const reply = await head(
      `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(length)}\r\n${closing}`,
    );
    expect(reply).toMatch(/^HTTP\/1\.1 431 /);
  });

  it.each([
    ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 200],
    ['HTTP/1.1 without a host', `GET / HTTP/1.1\r\n${closing}`, 400],
    ['an absolute address', `GET http://b.example/x HTTP/1.1\r\nHost: a\r\n${closing}`, 200],
    [
      'an upgrade',
      'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: close\r\n\r\n',
      200,
    ],
    ['a host with signs of an address', `GET / HTTP/1.1\r\nHost: a/b?c\r\n${closing}`, 400],
    ['no request', 'hello\r\n\r\n', 400],
    [
      'both lengths of a body',
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n${closing}`,
      400,
    ],
  ])('answers %s', async (_what, request, status) => {
    expect(await head(request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('takes the host of an absolute address', async () => {
    const reply = await head(`GET http://b.example/x HTTP/1.1\r\nHost: a\r\n${closing}`);
    expect(reply).toContain('http://b.example/x');
  });
});
