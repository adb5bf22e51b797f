import { describe, expect, it } from 'vitest';
import { TEST_START } from '../../testing/testSandbox.ts';
import { bearer, listeningSandbox } from '../../testing/listeningSandbox.ts';
import type { LogDetail, LogLine } from './logView.ts';

const CREDIT = '/api/v1/member/credit';

async function setUp() {
  const sandbox = await listeningSandbox();
  const { control, send } = sandbox;
  const log = (after = 0) =>
    control<{ version: number; list: LogLine[] }>('GET', `log?after=${after}`);
  /** The last entry once its reply has been sent. */
  async function last(): Promise<LogLine> {
    await expect.poll(async () => (await log()).list.at(-1)?.state).not.toBe('open');
    return (await log()).list.at(-1)!;
  }
  const detail = async () => control<LogDetail>('GET', `log/${(await last()).id}`);
  const login = async (username = 'demo') => {
    const body = { username, password: 'demo1234' };
    const { text } = await send('POST', '/api/v1/member/login', { body });
    const { result } = JSON.parse(text) as { result: { access_token: string } };
    return bearer(result.access_token);
  };
  return { ...sandbox, log, last, detail, login };
}

describe('the log', () => {
  it('stores each request with its caller, its reply and its duration', async () => {
    const { send, last, login } = await setUp();
    await send('POST', `${CREDIT}?lang=th`, { body: {}, headers: await login('rich') });
    const { duration, ...line } = await last();
    expect(line).toMatchObject({
      time: TEST_START,
      origin: 'api',
      method: 'POST',
      path: CREDIT,
      query: 'lang=th',
      member: 'rich',
      state: 'done',
      status: 200,
      code: 0,
      faults: [],
    });
    expect(duration).toBeGreaterThan(0);
  });

  it('shows bodies with passwords and tokens redacted everywhere', async () => {
    const { send, detail, login } = await setUp();
    await login();
    const seen = await detail();
    expect(JSON.parse(seen.requestBody)).toEqual({ username: 'demo', password: '[hidden]' });
    expect(seen.replyBody).toMatch(/"access_token": "\[hidden\]"/);
    expect(seen.replyBody).not.toMatch(/at_|rt_/);

    const headers = { ...(await login()), 'Content-Type': 'application/json' };
    const broken = '{"token": "at_abcdefghijklmnopqrstuvwxyz", "password":"demo12';
    await send('POST', `${CREDIT}?token=secret&x=1`, { body: broken, headers });
    const odd = await detail();
    expect(odd.query).toBe('token=[hidden]&x=1');
    expect(odd.requestBody).toBe('{"token": [hidden], "password":[hidden]');
    expect(odd.requestHeaders).toMatchObject({ authorization: '[hidden]' });
    expect(JSON.stringify(odd)).not.toMatch(/demo12|at_/);
  });

  it('lists deviations of request and reply from the contract', async () => {
    const { send, detail, login, control } = await setUp();
    const headers = await login();
    await send('POST', CREDIT, { headers });
    expect((await detail()).found).toEqual({ request: [], reply: [] });
    await send('POST', '/api/v1/member/withdraw', { body: { balance: 'much' }, headers });
    const asked = await detail();
    expect(asked.found?.request.join()).toMatch(/balance must be number/);
    expect(asked.found?.reply).toEqual([]);
    expect(asked.deviations).toBe(asked.found?.request.length);
    await control('POST', 'faults', { path: CREDIT, kind: 'wrongTypes', seed: 1 });
    await send('POST', CREDIT, { headers });
    const answered = await detail();
    expect(answered.found?.reply.join()).toMatch(/balance must be number/);
    expect(answered.faults).toEqual(['wrongTypes']);
    await control('DELETE', 'faults');
    await control('POST', 'faults', { path: CREDIT, kind: 'malformed' });
    await send('POST', CREDIT, { headers });
    expect((await detail()).found?.reply).toEqual(['the body is not valid JSON']);
    await send('POST', '/api/v1/nothing', { body: {} });
    expect((await detail()).found?.request).toEqual(['POST /api/v1/nothing is not described']);
  });

  it('returns only what is new since the last read', async () => {
    const { send, log, last } = await setUp();
    await send('GET', '/');
    await last();
    const { version, list } = await log();
    expect(list).toHaveLength(1);
    expect((await log(version)).list).toEqual([]);
    await send('GET', '/');
    await last();
    expect((await log(version)).list).toHaveLength(1);
  });

  it('shows a request that waits for its reply, and its end', async () => {
    const { send, log, control, last } = await setUp();
    const fault = await control<{ id: number }>('POST', 'faults', { path: '*', kind: 'timeout' });
    const asked = send('POST', CREDIT, { body: { a: 1 } }).catch(() => 'cut');
    await expect
      .poll(async () => (await log()).list)
      .toMatchObject([{ state: 'open', status: null, faults: ['timeout'], deviations: null }]);
    await control('DELETE', `faults/${fault.id}`);
    expect(await asked).toBe('cut');
    expect(await last()).toMatchObject({ state: 'cut', status: null });
  });

  it('keeps the last 200 calls regardless of pictures, and no control calls', async () => {
    const { send, log } = await setUp();
    for (let call = 0; call < 203; call += 1) await send('GET', '/');
    for (let call = 0; call < 5; call += 1) await send('GET', '/cdn/banks/kbank.svg');
    await expect.poll(async () => (await log()).list.at(-1)?.state).toBe('done');
    const { list } = await log();
    expect(list.filter(({ isBackground }) => !isBackground)).toHaveLength(200);
    expect(list.filter(({ isBackground }) => isBackground)).toHaveLength(5);
    expect(list.some(({ path }) => path.startsWith('/__sandbox'))).toBe(false);
  });

  it('still knows the callers from before a reset', async () => {
    const { send, log, login, control } = await setUp();
    await send('POST', CREDIT, { headers: await login('vip') });
    await control('POST', 'reset', {});
    expect((await log()).list.at(-1)).toMatchObject({ path: CREDIT, member: 'vip' });
  });

  it('is cleared on demand', async () => {
    const { send, log, control } = await setUp();
    await send('GET', '/');
    await control('DELETE', 'log');
    expect((await log()).list).toEqual([]);
  });
});
