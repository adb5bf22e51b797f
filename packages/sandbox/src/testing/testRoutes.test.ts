import { describe, expect, it } from 'vitest';
import { frozenClock } from '../clock/clock.ts';
import { DAY, MINUTE } from '../clock/units.ts';
import { createSandbox } from '../createSandbox.ts';
import { TEST_START, testSandbox } from './testSandbox.ts';

async function post(
  api: { request: (path: string, init: RequestInit) => Response | Promise<Response> },
  path: string,
  sent: object = {},
) {
  const reply = await api.request(path, { method: 'POST', body: JSON.stringify(sent) });
  return {
    status: reply.status,
    date: reply.headers.get('Date'),
    body: (await reply.json()) as { code: number; field: string; result: { now: number } },
  };
}

const HISTORY = '/api/v1/member/data/dataHistory';

describe('what only tests may do', () => {
  it('is not there unless it was asked for', async () => {
    const { api } = testSandbox();
    for (const path of ['/__sandbox/clock', '/__sandbox/reset']) {
      expect((await post(api, path, { advanceMs: 1 })).status).toBe(404);
    }
  });

  it('moves the clock, on and to a time, and the Date header with it', async () => {
    const sandbox = createSandbox({ testClock: frozenClock(TEST_START) });
    const moved = await post(sandbox.api, '/__sandbox/clock', { advanceMs: MINUTE });
    expect(moved.body.result.now).toBe(TEST_START + MINUTE);
    expect(moved.date).toBe('Thu, 15 Jan 2026 02:31:00 GMT');
    const set = await post(sandbox.api, '/__sandbox/clock', { now: TEST_START + DAY });
    expect(set.date).toBe('Fri, 16 Jan 2026 02:30:00 GMT');
    expect((await post(sandbox.api, '/__sandbox/clock', { advanceMs: 'x' })).status).toBe(400);
    sandbox.close();
  });

  it('begins afresh: the seeded members, the time, and nothing that came after', async () => {
    const clock = frozenClock(TEST_START);
    const sandbox = createSandbox({ testClock: clock });
    const login = async () => {
      const reply = await sandbox.api.request('/api/v1/member/login', {
        method: 'POST',
        body: JSON.stringify({ username: 'demo', password: 'demo1234' }),
      });
      const { result } = (await reply.json()) as { result: { access_token: string } };
      return { Authorization: `Bearer ${result.access_token}` };
    };
    const call = async (path: string, headers: Record<string, string>, body = '{}') =>
      (await sandbox.api.request(path, { method: 'POST', headers, body })).json();
    const before = await login();
    const history = await call(HISTORY, before);
    await call('/api/v1/member/withdraw', before, '{"balance":5000}');
    clock.advance(DAY);
    expect((await post(sandbox.api, '/__sandbox/reset')).body.code).toBe(0);
    expect(await call('/api/v1/member/credit', before)).toMatchObject({ code: 7002 });
    const after = await login();
    expect(await call('/api/v1/member/credit', after)).toMatchObject({
      result: { balance: 12_500 },
    });
    expect(await call(HISTORY, after)).toEqual(history);
    sandbox.close();
  });
});
