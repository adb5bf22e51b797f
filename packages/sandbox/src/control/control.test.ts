import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { frozenClock } from '../clock/clock.ts';
import { DAY, MINUTE } from '../clock/units.ts';
import { createSandbox } from '../createSandbox.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';
import type { LedgerPage } from './memberLedger.ts';
import type { Offer, State } from './state.ts';

/** An in-process sandbox and its control calls. */
function setUp() {
  const sandbox = testSandbox();
  async function ask(method: 'GET' | 'POST', path: string, sent?: object) {
    const reply = await sandbox.api.request(`/__sandbox/${path}`, {
      method,
      ...(sent && { body: JSON.stringify(sent), headers: { 'Content-Type': 'application/json' } }),
    });
    const body = (await reply.json()) as { code: number; field: string; result: unknown };
    return { status: reply.status, date: reply.headers.get('Date'), ...body };
  }
  const post = (path: string, sent?: object) => ask('POST', path, sent);
  const pull = async (id: string, fields: Record<string, string> = {}) => {
    const { status, result } = await post(`triggers/${id}`, fields);
    expect(status, id).toBe(200);
    return (result as { answer: string }).answer;
  };
  const state = async () => (await ask('GET', 'state')).result as State;
  const ledger = async (query: string) =>
    (await ask('GET', `ledger?${query}`)).result as LedgerPage;
  return { ...sandbox, ask, post, pull, state, ledger };
}

describe('the clock', () => {
  it('moves forward, to a time and back to real time, and the Date header follows', async () => {
    const { post, state } = setUp();
    const moved = await post('clock', { advanceMs: MINUTE });
    expect(moved.result).toEqual({ now: TEST_START + MINUTE, offset: MINUTE });
    expect(moved.date).toBe('Thu, 15 Jan 2026 02:31:00 GMT');
    const set = await post('clock', { now: TEST_START + DAY });
    expect(set.date).toBe('Fri, 16 Jan 2026 02:30:00 GMT');
    expect((await state()).clock).toEqual({ now: TEST_START + DAY, offset: DAY });
    expect((await post('clock', { real: true })).result).toEqual({ now: TEST_START, offset: 0 });
  });

  it.each([{ advanceMs: 'x' }, { advanceMs: 1.5 }, { now: 9e15 }, { real: false }, {}])(
    'is not moved by %j',
    async (sent) => {
      const { post, state } = setUp();
      expect((await post('clock', sent)).status).toBe(400);
      expect((await state()).clock.offset).toBe(0);
    },
  );

  it('settles what becomes due in between: a deposit is paid', async () => {
    const { post, member } = setUp();
    const demo = await member();
    await demo.qr(500);
    await post('clock', { advanceMs: MINUTE });
    expect(await demo.balance()).toBe(13_000);
  });

  it('keeps its offset after a restart, because the stored rows are dated by it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'control-'));
    const file = join(folder, 'sandbox.db');
    const first = createSandbox({ file, clock: frozenClock(TEST_START) });
    await first.api.request('/__sandbox/clock', {
      method: 'POST',
      body: JSON.stringify({ advanceMs: DAY }),
      headers: { 'Content-Type': 'application/json' },
    });
    first.close();
    const second = createSandbox({ file, clock: frozenClock(TEST_START + MINUTE) });
    expect(second.context.clock.now()).toBe(TEST_START + MINUTE + DAY);
    second.close();
    rmSync(folder, { recursive: true });
  });

  it('starts at the configured time at every start and reset, and can be set to real time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'control-'));
    const file = join(folder, 'sandbox.db');
    const startAt = Date.UTC(2028, 1, 29);
    for (let start = 0; start < 2; start += 1) {
      const { api, context, close } = createSandbox({ file, startAt });
      const post = async (path: string, body: object) =>
        api.request(`/__sandbox/${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        });
      const ahead = () => Math.round((context.clock.now() - startAt) / MINUTE);
      expect(ahead()).toBe(0);
      await post('clock', { advanceMs: DAY });
      expect(ahead()).toBe(DAY / MINUTE);
      await post('reset', {});
      expect(ahead()).toBe(0);
      await post('clock', { real: true });
      expect(Math.round((context.clock.now() - Date.now()) / MINUTE)).toBe(0);
      close();
    }
    rmSync(folder, { recursive: true });
  });
});

describe('reset', () => {
  it('restarts the same random sequence', async () => {
    const { post, member } = setUp();
    await post('reset');
    const first = await member();
    await post('reset');
    expect((await member()).access_token).toBe(first.access_token);
  });

  it('restores seeded members, real time and no faults, and removes everything else', async () => {
    const { post, pull, member, state, clock, control } = setUp();
    const before = await member();
    const history = await before.post('/api/v1/member/data/dataHistory');
    await before.withdraw(5000);
    await pull('maintenance-on');
    control.faults.add({
      path: '*',
      method: null,
      kind: 'status500',
      chance: 1,
      times: null,
      seed: 1,
    });
    clock.advance(DAY);
    expect((await post('reset')).code).toBe(0);
    expect((await before.post('/api/v1/member/credit')).body.code).toBe(7002);
    const after = await member();
    expect(await after.balance()).toBe(12_500);
    expect((await after.post('/api/v1/member/data/dataHistory')).body).toEqual(history.body);
    expect(await state()).toMatchObject({
      clock: { now: TEST_START, offset: 0 },
      service: { maintenance: null },
      faults: [],
    });
  });
});

describe('the state', () => {
  it('lists every seeded member with its purpose, and then the members who joined later', async () => {
    const { state, member, db } = setUp();
    await member('new');
    db.script(`
      INSERT INTO members (id, username, password, firstname, lastname) VALUES ('m_x', 'late', '', 'ก', 'ข');
      INSERT INTO accounts (id, kind) VALUES ('wallet:m_x', 'wallet');`);
    const { members } = await state();
    expect(members[0]).toMatchObject({ username: 'demo', balance: 12_500, name: 'สมชาย ใจดี' });
    expect(members.filter(({ purpose }) => purpose)).toHaveLength(15);
    expect(members.find(({ username }) => username === 'late')).toMatchObject({ purpose: null });
    const open = members.filter(({ openSessions }) => openSessions > 0);
    expect(open.map(({ username }) => username)).toEqual(['new']);
    expect(members.find(({ username }) => username === 'locked')?.loginRefusal).toBe(1008);
  });

  it('lists triggers, kinds of faults and test values, each with a description', async () => {
    const { ask } = setUp();
    const offer = (await ask('GET', 'offer')).result as Offer;
    const ids = offer.triggers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, title, explains } of offer.triggers) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(title).toMatch(/^\S.*[^.]$/);
      expect(explains, id).toMatch(/^\S.*\.$/);
    }
    for (const { title, explains } of Object.values(offer.faultKinds)) {
      expect(title).toMatch(/^\S.*[^.]$/);
      expect(explains).toMatch(/^[A-Z].*\.$/);
    }
    for (const { rows } of offer.magic) expect(rows.length).toBeGreaterThan(0);
  });

  it('lists the paths of the contract as the sandbox serves them', async () => {
    const { ask } = setUp();
    const { list } = (await ask('GET', 'paths')).result as { list: { path: string }[] };
    expect(list).toContainEqual(expect.objectContaining({ path: '/api/v1/member/credit' }));
  });
});

describe('the ledger of an account', () => {
  it('matches the balance, newest first, and all accounts add up to zero', async () => {
    const { ledger, member } = setUp();
    await (await member()).withdraw(400.25);
    const page = await ledger('owner=m_0001');
    expect(page).toMatchObject({ account: 'wallet:m_0001', balance: 12_099.75, total: 0 });
    expect(page.sum).toBe(page.balance);
    expect(page.entries[0]).toMatchObject({
      kind: 'withdrawal',
      other: 'house:payouts',
      amount: -400.25,
      after: 12_099.75,
    });
    const [first, second] = page.entries;
    expect(second?.after).toBeCloseTo((first?.after ?? 0) - (first?.amount ?? 0), 2);
  });

  it('is paged', async () => {
    const { ledger } = setUp();
    const whole = await ledger('owner=m_0001');
    const rest = await ledger('owner=m_0001&skip=3');
    expect(rest.entries).toEqual(whole.entries.slice(3));
    expect(rest.count).toBe(whole.count);
  });

  it('lists the operator accounts and no unknown member', async () => {
    const { ledger, ask } = setUp();
    expect((await ledger('owner=house')).accounts).toContain('house:bank');
    expect(await ledger('owner=house&account=house:payouts')).toMatchObject({
      account: 'house:payouts',
    });
    for (const query of ['owner=m_9999', 'owner=m_0001&account=wallet:m_0005']) {
      expect((await ask('GET', `ledger?${query}`)).status).toBe(404);
    }
    expect((await ask('GET', 'ledger')).field).toBe('owner');
  });
});

describe('a trigger', () => {
  it('starts and ends maintenance: the check says 0, calls get 503, pictures still work', async () => {
    const { pull, call, member, api, state } = setUp();
    const demo = await member();
    expect((await call('GET', '/')).body.code).toBe(1);
    await pull('maintenance-on', { text: 'พักสักครู่' });
    expect((await call('GET', '/')).body).toMatchObject({ code: 0, messages: 'พักสักครู่' });
    const credit = await demo.post('/api/v1/member/credit');
    expect([credit.status, credit.body.code]).toEqual([503, 9998]);
    expect((await demo.withdraw(400)).status).toBe(503);
    expect((await api.request('/cdn/banks/kbank.svg')).status).toBe(200);
    expect((await state()).service.maintenance).toBe('พักสักครู่');
    await pull('maintenance-off');
    expect((await call('GET', '/')).body.code).toBe(1);
    expect(await demo.balance()).toBe(12_500);
  });

  it('closes and opens the site', async () => {
    const { pull, call, state } = setUp();
    const told = async () =>
      (await call('GET', '/api/v3/member/updateData')).body.result as unknown as object;
    await pull('site-close', { text: 'ถึง 20 มกราคม' });
    expect((await state()).service.siteClosed).toBe('ถึง 20 มกราคม');
    expect(await told()).toMatchObject({ closed: true, text: 'ถึง 20 มกราคม' });
    // An operator who enters no text has none: the site has its own words, in each language.
    await pull('site-close', { text: ' ' });
    expect(await told()).toMatchObject({ closed: true, text: null });
    await pull('maintenance-on', { text: '', minutes: '' });
    expect((await call('GET', '/')).body).toMatchObject({ code: 0, messages: '' });
    await pull('maintenance-off');
    await pull('site-open');
    expect((await state()).service.siteClosed).toBeNull();
  });

  it('ends the sessions of one member or of all members', async () => {
    const { pull, member } = setUp();
    const [demo, other] = [await member(), await member('new')];
    expect(await pull('session-revoke', { member: 'm_0001' })).toBe('demo is logged out.');
    expect((await demo.post('/api/v1/member/credit')).body.code).toBe(7002);
    expect(await other.balance()).toBe(0);
    expect(await pull('session-revoke', { member: 'm_0001' })).toMatch('no open session');
    expect(await pull('sessions-revoke-all')).toBe('1 session has ended.');
    expect((await other.post('/api/v1/member/credit')).body.code).toBe(7002);
  });

  it('expires access tokens (a refresh helps) or all tokens (a refresh does not help)', async () => {
    const { pull, member, call } = setUp();
    const demo = await member();
    await pull('access-tokens-expire');
    expect((await demo.post('/api/v1/member/credit')).body.code).toBe(7003);
    const refreshed = await call('POST', '/refreshtoken/true', { token: demo.refresh_token });
    expect(refreshed.body.code).toBe(0);
    await pull('refresh-tokens-expire');
    const late = await call('POST', '/refreshtoken/true', { token: refreshed.body.refresh_token });
    expect(late.body.code).toBe(7003);
  });

  it('that does not exist, or has an invalid field, is refused', async () => {
    const { post } = setUp();
    expect((await post('triggers/nothing', {})).status).toBe(404);
    expect(await post('triggers/session-revoke', { member: 'm_9999' })).toMatchObject({
      status: 400,
      field: 'member',
    });
    expect((await post('triggers/session-revoke', { member: 7 })).status).toBe(400);
  });
});
