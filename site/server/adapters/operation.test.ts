import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainGet } from '../testing/plainGet.ts';
import { rawConnection } from '../testing/slowConnection.ts';
import { steadyClient } from '../testing/steadyClient.ts';
import { type Copy, makeCopy } from '../testing/startCopy.ts';

const SLOW = 200;
const CLIENTS = 32;
/** The limit of the issue for the whole shutdown, which includes the time that the process needs to exit. */
const SHUTDOWN_MS = 10_000;
const READY_MS = 1_000;
/** The proof takes the defaults, which are 10 s for the headers and 15 s for the request. */
const SHORT = process.env.PROVE ? [] : ['--header-timeout', '1', '--request-timeout', '1'];
/** The longer of both, and the interval of the checks. */
const CLOSED_MS = (process.env.PROVE ? 15_000 : 1_000) + 3_000;

let copy: Copy;

beforeAll(async () => {
  copy = await makeCopy();
});

afterAll(async () => copy.remove());

describe('the operation of a built folder', () => {
  it(`is ready within ${READY_MS} ms`, async () => {
    const times: number[] = [];
    // Other work on the machine delays one start, and not each of three.
    for (let start = 0; start < 3; start++) {
      const startedAt = performance.now();
      const site = await copy.start();
      expect((await plainGet(site.port, '/readyz')).status).toBe(200);
      times.push(performance.now() - startedAt);
      site.child.kill('SIGKILL');
    }
    expect(Math.min(...times)).toBeLessThanOrEqual(READY_MS);
  });

  it(`closes ${SLOW} slow connections with 408, and answers others meanwhile`, async () => {
    const site = await copy.start(SHORT);
    const startedAt = performance.now();
    const slow = Array.from({ length: SLOW }, (_, at) =>
      rawConnection(
        site.port,
        at % 2 === 0
          ? 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '
          : 'POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na',
      ),
    );
    let open = SLOW;
    for (const { reply } of slow) {
      void reply.finally(() => {
        open -= 1;
      });
    }
    const page = { accept: 'text/html', host: 'lotus.example' };
    const times: number[] = [];
    while (open > 0) {
      const askedAt = performance.now();
      expect((await plainGet(site.port, '/', page)).status).toBe(200);
      times.push(performance.now() - askedAt);
    }
    expect(performance.now() - startedAt).toBeLessThan(CLOSED_MS);
    expect(times.length).toBeGreaterThan(10);
    expect(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(100);
    const replies = await Promise.all(slow.map(async ({ reply }) => reply));
    // A method that changes something is refused before its body has arrived; then the connection is closed, too.
    expect(replies.filter((reply) => /^HTTP\/1\.1 (?:408|405) /.test(reply))).toHaveLength(SLOW);
    const metrics = (await plainGet(site.metricsPort, '/metrics')).body.toString();
    expect(metrics).toMatch(/site_connections_refused_total\{status="408"\} \d{3}/);
    expect(await site.stop()).toBe(0);
  });

  it(`fails no request of ${CLIENTS} busy clients at SIGTERM, and ends with 0`, async () => {
    const site = await copy.start();
    const clients = Array.from({ length: CLIENTS }, () =>
      steadyClient(site.port, new Agent({ keepAlive: true, maxSockets: 1 })),
    );
    await Promise.all(clients.map(async (client) => client.answered(20)));
    const stoppedAt = performance.now();
    const code = await site.stop();
    expect(performance.now() - stoppedAt).toBeLessThan(SHUTDOWN_MS);
    expect(code).toBe(0);
    for (const client of clients) {
      const { failed, replies } = await client.finished;
      expect(failed).toBe(0);
      expect(replies).toBeGreaterThanOrEqual(20);
    }
    expect(site.lines.some(({ level }) => level === 'error')).toBe(false);
  });

  it('ends with 0 in time although a client never finishes its request', async () => {
    const timeout = process.env.PROVE ? [] : ['--shutdown-timeout', '1'];
    const site = await copy.start(timeout);
    const { socket } = rawConnection(
      site.port,
      'POST /login HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nContent-Length: 9\r\n\r\na',
    );
    await plainGet(site.port, '/healthz');
    const stoppedAt = performance.now();
    expect(await site.stop()).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(SHUTDOWN_MS);
    socket.destroy();
  });
});
