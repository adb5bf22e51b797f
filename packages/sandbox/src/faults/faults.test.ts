import { describe, expect, it } from 'vitest';
import { bearer, listeningSandbox } from '../testing/listeningSandbox.ts';
import type { Wait } from './delays.ts';
import type { Fault, FaultKind } from './fault.ts';

const CREDIT = '/api/v1/member/credit';
const WITHDRAW = '/api/v1/member/withdraw';

/** A listening sandbox with demo logged in. Its slow networks record their delays and do not wait. */
async function setUp() {
  const waits: number[] = [];
  const wait: Wait = (milliseconds, signal) => {
    waits.push(milliseconds);
    // Only a fault that never answers really waits.
    if (milliseconds < 1_000_000) return Promise.resolve();
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  const sandbox = await listeningSandbox({ wait });
  const demo = await sandbox.member();
  const as = bearer(demo.access_token);
  const credit = () => sandbox.send('POST', CREDIT, { body: {}, headers: as });
  const withdraw = () => sandbox.send('POST', WITHDRAW, { body: { balance: 400 }, headers: as });
  const add = (fault: { kind: FaultKind } & Partial<Fault>) =>
    sandbox.control<Fault>('POST', 'faults', { path: '*', ...fault });
  return { ...sandbox, waits, demo, credit, withdraw, add };
}

describe('a fault', () => {
  it.each([
    ['status500', 500, /"code":500/],
    ['status502', 502, /<h1>502 Bad Gateway/],
    ['expireToken', 401, /"code":7003/],
    ['endSession', 401, /"code":7002/],
  ] as const)(
    '%s replies in place of the API, and a site may read the reply',
    async (kind, status, text) => {
      const { add, demo, send } = await setUp();
      await add({ kind, path: WITHDRAW });
      const headers = { ...bearer(demo.access_token), Origin: 'http://localhost:5173' };
      const reply = await send('POST', WITHDRAW, { body: { balance: 400 }, headers });
      expect(reply.status).toBe(status);
      expect(reply.text).toMatch(text);
      expect(reply.headers['access-control-allow-origin']).toBe('http://localhost:5173');
      expect(await demo.balance()).toBe(12_500);
    },
  );

  it('cutBefore closes the connection before any work', async () => {
    const { add, withdraw, demo } = await setUp();
    await add({ kind: 'cutBefore' });
    await expect(withdraw()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await demo.balance()).toBe(12_500);
  });

  it('cutAfter does the work and sends no reply', async () => {
    const { add, withdraw, demo } = await setUp();
    await add({ kind: 'cutAfter' });
    await expect(withdraw()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await demo.balance()).toBe(12_100);
  });

  it('cutBody does the work, sends the headers and half of the body, and closes the connection', async () => {
    const { add, port, demo } = await setUp();
    await add({ kind: 'cutBody' });
    const reply = await fetch(`http://127.0.0.1:${port}${CREDIT}`, {
      method: 'POST',
      headers: bearer(demo.access_token),
    });
    expect([reply.status, reply.headers.get('Content-Length')]).toEqual([200, '37']);
    await expect(reply.text()).rejects.toThrow('terminated');
  });

  it('malformed sends JSON that cannot be parsed', async () => {
    const { add, credit } = await setUp();
    await add({ kind: 'malformed' });
    const { status, text } = await credit();
    expect([status, text]).toEqual([200, '{"code":0,"result":{"balance":12500}']);
  });

  it('wrongTypes changes types but never the code, the same way for the same seed', async () => {
    const { add, demo, send, control } = await setUp();
    const profile = async () => {
      const headers = bearer(demo.access_token);
      return (await send('POST', '/api/v1/member/data/profile', { headers })).text;
    };
    const whole = await profile();
    const tries: string[] = [];
    for (const seed of [7, 7, 8]) {
      await add({ kind: 'wrongTypes', seed });
      tries.push(await profile());
      await control('DELETE', 'faults');
    }
    const [first = '', again, other] = tries;
    expect(JSON.parse(first)).toMatchObject({ code: 0 });
    expect(first).not.toBe(whole);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(await profile()).toBe(whole);
  });

  it('timeout sends nothing until it is cleared', async () => {
    const { add, credit, control } = await setUp();
    const { id } = await add({ kind: 'timeout' });
    const asked = credit();
    const settled = await Promise.race([
      asked.then(
        () => 'answered',
        () => 'cut',
      ),
      control<{ list: Fault[] }>('GET', 'faults').then(() => 'waiting'),
    ]);
    expect(settled).toBe('waiting');
    await control('DELETE', `faults/${id}`);
    await expect(asked).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('timeout ends when the client aborts the request', async () => {
    const { add, send, control } = await setUp();
    await add({ kind: 'timeout' });
    const client = new AbortController();
    const asked = send('GET', '/', { signal: client.signal });
    const hits = async () => (await control<{ list: Fault[] }>('GET', 'faults')).list[0]?.hits;
    await expect.poll(hits).toBe(1);
    client.abort();
    await expect(asked).rejects.toThrow('aborted');
    await expect
      .poll(async () => (await control<{ list: { state: string }[] }>('GET', 'log')).list)
      .toMatchObject([{ path: '/', state: 'cut', faults: ['timeout'] }]);
  });

  it.each(['3g', 'slow3g', 'congested', 'slowFirstByte'] as const)(
    '%s is slow, at random but the same for the same seed, and breaks nothing',
    async (kind) => {
      const { add, credit, control, waits } = await setUp();
      const runs: number[][] = [];
      for (const seed of [1, 1, 2]) {
        await add({ kind, seed });
        for (let call = 0; call < 4; call += 1) expect((await credit()).status).toBe(200);
        await control('DELETE', 'faults');
        runs.push(waits.splice(0));
      }
      expect(runs[1]).toEqual(runs[0]);
      expect(runs[2]).not.toEqual(runs[0]);
      expect(new Set(runs[0]).size).toBeGreaterThan(3);
      expect(Math.max(...runs.flat())).toBeLessThan(10_000);
    },
  );
});

describe('the faults', () => {
  it('hit at random, the same requests for the same seed', async () => {
    const { add, send, control } = await setUp();
    const run = async (seed: number) => {
      await add({ kind: 'status500', chance: 0.4, seed });
      const statuses: number[] = [];
      for (let call = 0; call < 12; call += 1) statuses.push((await send('GET', '/')).status);
      const { list } = await control<{ list: Fault[] }>('GET', 'faults');
      expect(list[0]?.hits).toBe(statuses.filter((status) => status === 500).length);
      await control('DELETE', 'faults');
      return statuses;
    };
    const first = await run(3);
    expect(new Set(first)).toEqual(new Set([200, 500]));
    expect(await run(3)).toEqual(first);
    expect(await run(4)).not.toEqual(first);
  });

  it('are removed after their number of hits; session faults after one hit by default', async () => {
    const { add, credit } = await setUp();
    await add({ kind: 'status500', times: 2 });
    await add({ kind: 'expireToken' });
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await credit()).status);
    expect(statuses).toEqual([500, 500, 401, 200]);
  });

  it('match their path and method; session faults match only calls with a token', async () => {
    const { add, credit, withdraw, send } = await setUp();
    await add({ kind: 'status500', path: '/api/v1/member/w*', method: 'POST' });
    await add({ kind: 'status502', path: CREDIT, method: 'GET' });
    await add({ kind: 'endSession' });
    expect((await send('GET', '/')).status).toBe(200);
    expect((await withdraw()).status).toBe(500);
    expect((await credit()).status).toBe(401);
    expect((await credit()).status).toBe(200);
  });

  it('do not affect control calls and CORS preflights', async () => {
    const { add, control, send } = await setUp();
    await add({ kind: 'cutBefore' });
    expect(await control('GET', 'faults')).toMatchObject({ list: [{ hits: 0 }] });
    const preflight = {
      Origin: 'http://localhost:5173',
      'Access-Control-Request-Method': 'POST',
    };
    expect((await send('OPTIONS', CREDIT, { headers: preflight })).status).toBe(204);
  });

  it('are combined if one delays and the other breaks', async () => {
    const { add, credit, waits } = await setUp();
    await add({ kind: '3g' });
    await add({ kind: 'status502' });
    expect((await credit()).status).toBe(502);
    expect(waits).toHaveLength(2);
  });

  it('also hit the other hosts and pictures', async () => {
    const { add, send } = await setUp();
    await add({ kind: 'status502', path: '/cdn/*' });
    await add({ kind: 'status500', path: '/line/*' });
    expect((await send('GET', '/cdn/banks/kbank.svg')).status).toBe(502);
    expect((await send('GET', '/line/api/check')).status).toBe(500);
  });

  it.each([
    [{ kind: 'status500' }, 'path'],
    [{ path: 'credit', kind: 'status500' }, 'path'],
    [{ path: '*', kind: 'fire' }, 'kind'],
    [{ path: '*', kind: 'status500', chance: 2 }, 'chance'],
    [{ path: '*', kind: 'status500', times: 0 }, 'times'],
    [{ path: '*', kind: 'status500', method: 'PUT' }, 'method'],
    [{ path: '*', kind: 'status500', more: 1 }, 'more'],
  ])('%j is refused', async (sent, field) => {
    const { send } = await setUp();
    const { status, text } = await send('POST', '/__sandbox/faults', { body: sent });
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: 4000, field });
  });

  it('returns 404 when an unknown fault is cleared', async () => {
    const { send } = await setUp();
    expect((await send('DELETE', '/__sandbox/faults/7')).status).toBe(404);
  });
});
