import { describe, expect, it } from 'vitest';
import { MINUTE } from '../clock/units.ts';
import { testSandbox } from '../testing/testSandbox.ts';

const LOGIN = '/api/v1/member/login';
const CREDIT = '/api/v1/member/credit';
const REFRESH = '/refreshtoken/true';
const KEY = { 'Idempotency-Key': 'refresh-0001' };

async function login(
  { call }: ReturnType<typeof testSandbox>,
  password: string,
  username = 'demo',
) {
  return (await call('POST', LOGIN, { body: { username, password } })).body.code;
}

describe('login', () => {
  it('accepts the seeded member in any letter case of the name, and no unknown member', async () => {
    const sandbox = testSandbox();
    expect(await login(sandbox, 'demo1234', ' Demo ')).toBe(0);
    expect(await login(sandbox, 'demo12345')).toBe(5000);
    expect(await login(sandbox, 'demo1234', 'nobody')).toBe(5000);
  });

  it('accepts the phone of a member who has another name, and counts its failures for the member', async () => {
    const sandbox = testSandbox();
    const phone = '0812340001';
    expect(await login(sandbox, 'demo1234', phone)).toBe(0);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await login(sandbox, 'wrong', tries % 2 ? phone : 'demo')).toBe(5000);
    }
    expect(await login(sandbox, 'demo1234', phone)).toBe(4290);
  });

  it('does not store passwords or tokens in plain text', async () => {
    const sandbox = testSandbox();
    const { access_token, refresh_token } = await sandbox.member();
    const tables = ['members', 'sessions', 'access_tokens', 'refresh_tokens'];
    const stored = JSON.stringify(tables.map((table) => sandbox.db.all(`SELECT * FROM ${table}`)));
    for (const secret of ['demo1234', access_token, refresh_token]) {
      expect(stored).not.toContain(secret);
    }
  });

  it('blocks a name for a minute after five failed attempts, even with the correct password', async () => {
    const sandbox = testSandbox();
    for (let tries = 0; tries < 5; tries += 1) expect(await login(sandbox, 'wrong')).toBe(5000);
    expect(await login(sandbox, 'demo1234')).toBe(4290);
    expect(await login(sandbox, 'demo1234', 'new')).toBe(0);
    sandbox.clock.advance(MINUTE - 1);
    expect(await login(sandbox, 'demo1234')).toBe(4290);
    sandbox.clock.advance(1);
    expect(await login(sandbox, 'demo1234')).toBe(0);
  });

  it('blocks an address that fails on many names, and no other address', async () => {
    const { api, clock } = testSandbox();
    const from = async (address: string, username: string, password = 'demo1234') => {
      const reply = await api.request(
        LOGIN,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ username, password }),
        },
        { incoming: { socket: { remoteAddress: address } } },
      );
      return ((await reply.json()) as { code: number }).code;
    };
    for (let tries = 0; tries < 30; tries += 1) {
      expect(await from('192.0.2.1', `guess${tries}`, 'wrong')).toBe(5000);
    }
    expect(await from('192.0.2.1', 'demo')).toBe(4290);
    expect(await from('192.0.2.2', 'demo')).toBe(0);
    clock.advance(MINUTE);
    expect(await from('192.0.2.1', 'demo')).toBe(0);
  });

  it('counts simultaneous failed attempts', async () => {
    const sandbox = testSandbox();
    const codes = await Promise.all(Array.from({ length: 20 }, () => login(sandbox, 'wrong')));
    expect(codes.filter((code) => code === 5000)).toHaveLength(5);
    expect(codes.filter((code) => code === 4290)).toHaveLength(15);
  });

  it('does not count five failed attempts over more than a minute', async () => {
    const sandbox = testSandbox();
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await login(sandbox, 'wrong')).toBe(5000);
      sandbox.clock.advance(20_000);
    }
  });

  it.each([1007, 1008, 3000, 5001])('refuses a member with the login refusal %i', async (code) => {
    const sandbox = testSandbox();
    sandbox.db.run('UPDATE members SET login_refusal = ? WHERE id = ?', code, 'm_0001');
    expect(await login(sandbox, 'demo1234')).toBe(code);
    expect(await login(sandbox, 'wrong')).toBe(5000);
  });
});

describe('a session', () => {
  it('answers 7003 for an access token older than 15 minutes and 7002 for an unknown token', async () => {
    const { clock, call, member } = testSandbox();
    const { access_token: token, refresh_token } = await member();
    clock.advance(15 * MINUTE - 1);
    expect((await call('POST', CREDIT, { token })).status).toBe(200);
    clock.advance(1);
    const expired = await call('POST', CREDIT, { token });
    expect([expired.status, expired.body.code]).toEqual([401, 7003]);
    for (const other of ['at_invented', refresh_token, undefined]) {
      const refused = await call('POST', CREDIT, { token: other });
      expect([refused.status, refused.body.code]).toEqual([401, 7002]);
    }
  });

  it('ends with logout, for both tokens', async () => {
    const { call, member } = testSandbox();
    const { access_token: token, refresh_token, post } = await member();
    await post('/api/v1/member/logout');
    expect((await call('POST', CREDIT, { token })).body.code).toBe(7002);
    expect((await call('POST', REFRESH, { token: refresh_token })).body.code).toBe(7002);
  });

  it('does not affect other sessions of the member when it ends', async () => {
    const { member } = testSandbox();
    const [phone, desktop] = [await member(), await member()];
    await phone.post('/api/v1/member/logout');
    expect(await desktop.balance()).toBe(12_500);
  });
});

describe('a refresh token', () => {
  it('returns a new valid pair, with any multipart form', async () => {
    const { call, member, api } = testSandbox();
    const { refresh_token } = await member();
    const form = new FormData();
    form.set('any', 'thing');
    const response = await api.request(REFRESH, {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${refresh_token}` },
    });
    const pair = (await response.json()) as Record<string, string>;
    expect(pair['refresh_token']).not.toBe(refresh_token);
    expect((await call('POST', CREDIT, { token: pair['access_token'] })).body.code).toBe(0);
    expect((await call('POST', REFRESH, { token: pair['refresh_token'] })).body.code).toBe(0);
  });

  it('revokes the whole session on a second use', async () => {
    const { call, member } = testSandbox();
    const { refresh_token: token } = await member();
    const { body: pair } = await call('POST', REFRESH, { token });
    expect((await call('POST', REFRESH, { token })).body.code).toBe(7003);
    expect((await call('POST', REFRESH, { token })).body.code).toBe(7002);
    expect((await call('POST', REFRESH, { token: pair['refresh_token'] })).body.code).toBe(7002);
    expect((await call('POST', CREDIT, { token: pair['access_token'] })).body.code).toBe(7002);
  });

  it('returns the same pair to two tabs with the same key within a minute', async () => {
    const { call, clock, member } = testSandbox();
    const { refresh_token: token } = await member();
    const tabs = await Promise.all(
      [1, 2].map(() => call('POST', REFRESH, { token, headers: KEY })),
    );
    clock.advance(MINUTE - 1);
    const late = await call('POST', REFRESH, { token, headers: KEY });
    const pairs = [...tabs, late].map(({ body }) => [body.access_token, body.refresh_token]);
    expect(new Set(pairs.map(String)).size).toBe(1);
    expect((await call('POST', CREDIT, { token: String(pairs[0]?.[0]) })).body.code).toBe(0);
  });

  it('revokes the session on a second use with another key or after the minute', async () => {
    const { call, clock, member } = testSandbox();
    const other = (await member()).refresh_token;
    await call('POST', REFRESH, { token: other, headers: KEY });
    const changed = { 'Idempotency-Key': 'refresh-0002' };
    expect((await call('POST', REFRESH, { token: other, headers: changed })).body.code).toBe(7003);
    const late = (await member()).refresh_token;
    await call('POST', REFRESH, { token: late, headers: KEY });
    clock.advance(MINUTE);
    expect((await call('POST', REFRESH, { token: late, headers: KEY })).body.code).toBe(7003);
  });

  it('is valid for 30 days', async () => {
    const { call, clock, member } = testSandbox();
    const { refresh_token: token } = await member();
    clock.advance(30 * 24 * 60 * MINUTE);
    expect((await call('POST', REFRESH, { token })).body.code).toBe(7003);
  });
});
