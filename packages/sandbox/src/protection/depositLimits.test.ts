import { describe, expect, it } from 'vitest';
import { openSession } from '../auth/sessions.ts';
import { DAY, HOUR, SECOND, unixSeconds } from '../clock/units.ts';
import { TEST_START, type TestReply, paymentPath, testSandbox } from '../testing/testSandbox.ts';

const AT = '/api/v3/member/protection';

interface Limit {
  period: string;
  limit: number | null;
  used: number;
  left: number | null;
  resets_at: number;
  pending: { limit: number | null; from: number } | null;
}

function limitsIn({ body }: TestReply): Limit[] {
  return (body.result as unknown as { limits: Limit[] }).limits;
}

const IDS = { demo: 'm_0001', new: 'm_0002' } as const;

/** A member with the limits of each reply by period. Every call has a new session, so that the clock may jump. */
async function setUp(username: keyof typeof IDS = 'new') {
  const sandbox = testSandbox();
  const id = IDS[username];
  const token = () => openSession(sandbox.context, id).access_token;
  const post = (path: string, body: unknown) =>
    sandbox.call('POST', `${AT}/${path}`, { body, token: token() });
  const byPeriod = (reply: TestReply) =>
    Object.fromEntries(limitsIn(reply).map(({ period, ...rest }) => [period, rest]));
  return {
    ...sandbox,
    ...(await sandbox.member(username)),
    id,
    post,
    limits: async () => byPeriod(await sandbox.call('GET', `${AT}/limits`, { token: token() })),
    set: async (period: string, limit: number | null) =>
      byPeriod(await post('setLimit', { period, limit }))[period],
    keep: async (period: string) => byPeriod(await post('keepLimit', { period }))[period],
    qr: (amount: number, more: Record<string, string> = {}) => {
      const query = { action: 'get_qr', id: 'p1', type: 'payment', amount: String(amount) };
      return sandbox.call('GET', paymentPath({ ...query, ...more }), { token: token() });
    },
  };
}

const inADay = unixSeconds(TEST_START + DAY);

describe('deposit limits', () => {
  it('are unset for a seeded member, and use days, weeks from Monday and months in Bangkok', async () => {
    const { limits } = await setUp();
    const none = { limit: null, used: 0, left: null, pending: null };
    expect(await limits()).toEqual({
      day: { ...none, resets_at: Date.UTC(2026, 0, 15, 17) / SECOND },
      week: { ...none, resets_at: Date.UTC(2026, 0, 18, 17) / SECOND },
      month: { ...none, resets_at: Date.UTC(2026, 0, 31, 17) / SECOND },
    });
  });

  it('count credited deposits, an open QR and a transfer in review, each in its periods', async () => {
    const { limits, qr, ticket, clock } = await setUp('demo');
    const used = async () => Object.values(await limits()).map((each) => each.used);
    const [day = 0, week = 0, month = 0] = await used();
    // Four thousand at 1:52 today, and six hundred in review.
    expect([day, day < week, week < month]).toEqual([4600, true, true]);
    const shown = await qr(504);
    expect(await used()).toEqual([day + 504, week + 504, month + 504]);
    await ticket('cancel', shown);
    expect(await used()).toEqual([day, week, month]);
    await qr(500);
    clock.advance(5 * SECOND);
    expect(await used()).toEqual([day + 500, week + 500, month + 500]);
    clock.advance(DAY);
    expect(await used()).toEqual([600, week + 500, month + 500]);
  });

  it('apply immediately when first set or lowered', async () => {
    const { set, limits } = await setUp();
    expect(await set('day', 1000)).toMatchObject({ limit: 1000, left: 1000, pending: null });
    expect(await set('day', 400)).toMatchObject({ limit: 400, left: 400, pending: null });
    expect((await limits())['week']).toMatchObject({ limit: null });
  });

  it.each([5000, null])('increase to %s after 24 hours, to the second', async (higher) => {
    const { set, limits, clock } = await setUp();
    await set('day', 1000);
    const waiting = { limit: 1000, pending: { limit: higher, from: inADay } };
    expect(await set('day', higher)).toMatchObject(waiting);
    clock.advance(HOUR);
    // Repeating the request does not restart the waiting time.
    expect(await set('day', higher)).toMatchObject(waiting);
    clock.set(TEST_START + DAY - 1);
    expect((await limits())['day']).toMatchObject(waiting);
    clock.advance(1);
    expect((await limits())['day']).toMatchObject({ limit: higher, left: higher, pending: null });
  });

  it('stay when an increase is cancelled, by its own call or by requesting the current limit', async () => {
    const { set, keep, limits, clock } = await setUp();
    const kept = { limit: 1000, pending: null };
    await set('week', 1000);
    await set('week', 2000);
    expect(await keep('week')).toMatchObject(kept);
    expect(await keep('week')).toMatchObject(kept);
    await set('week', null);
    expect(await set('week', 1000)).toMatchObject(kept);
    clock.advance(2 * DAY);
    expect((await limits())['week']).toMatchObject(kept);
    expect(await keep('month')).toMatchObject({ limit: null, pending: null });
  });

  it('cancel a pending increase when a lower limit is set', async () => {
    const { set, limits, clock } = await setUp();
    await set('day', 1000);
    await set('day', 2000);
    expect(await set('day', 500)).toMatchObject({ limit: 500, pending: null });
    clock.advance(2 * DAY);
    expect((await limits())['day']).toMatchObject({ limit: 500 });
  });

  it.each([49, 0, -1, 50.5, '500', 10_000_000])('are not set to %j', async (limit) => {
    const { post } = await setUp();
    const refused = await post('setLimit', { period: 'day', limit });
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([400, 4000, 'limit']);
  });

  it('apply to one member only', async () => {
    const { set, member } = await setUp();
    await set('day', 100);
    const other = await member('demo');
    const theirs = limitsIn(await other.get(`${AT}/limits`));
    expect(theirs.map(({ limit }) => limit)).toEqual([null, null, null]);
    expect((await other.qr(500)).body.code).toBe(0);
  });

  it('increase early by the support trigger', async () => {
    const { set, limits, api, id } = await setUp();
    await set('day', 100);
    await set('day', null);
    await api.request('/__sandbox/triggers/protection-rise-now', {
      method: 'POST',
      body: JSON.stringify({ member: id }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect((await limits())['day']).toMatchObject({ limit: null, pending: null });
  });
});

describe('a QR above a deposit limit', () => {
  it('is refused with the rest of the tightest limit, and exactly that amount is accepted', async () => {
    const { set, qr, db } = await setUp();
    await set('month', 2000);
    await set('day', 700);
    const before = db.all('SELECT * FROM deposits');
    const refused = await qr(701);
    expect(refused.body).toEqual({
      code: 2301,
      message: 'over the deposit limit',
      result: { period: 'day', left: 700, resets_at: Date.UTC(2026, 0, 15, 17) / SECOND },
    });
    expect(db.all('SELECT * FROM deposits')).toEqual(before);
    expect((await qr(700)).body.code).toBe(0);
  });

  it('is also refused for a wallet', async () => {
    const { set, qr } = await setUp();
    await set('day', 200);
    const refused = await qr(500, { id: 't1', type: 'truewallet' });
    expect(refused.body.code).toBe(2301);
  });

  it('replaces the open one of its channel, which then no longer counts', async () => {
    const { set, qr } = await setUp();
    await set('day', 700);
    expect((await qr(604)).body.code).toBe(0);
    expect((await qr(504, { id: 'p2' })).body.code).toBe(2301);
    expect((await qr(700)).body.code).toBe(0);
  });

  it('is accepted again on the next day in Bangkok', async () => {
    const { set, qr, clock } = await setUp();
    await set('day', 500);
    await qr(500);
    clock.set(Date.UTC(2026, 0, 15, 17) - SECOND);
    expect((await qr(500)).body.code).toBe(2301);
    clock.advance(SECOND);
    expect((await qr(500)).body.code).toBe(0);
  });
});

describe('a transfer', () => {
  it('is never refused because of a limit, and counts as used', async () => {
    const { set, transfer, limits, clock } = await setUp();
    await set('day', 200);
    const time = unixSeconds(clock.now() - HOUR);
    const taken = await transfer({ type: 'bank', id: 'b1', amount: 500, time });
    expect(taken.body.code).toBe(0);
    expect((await limits())['day']).toMatchObject({ used: 500, left: 0 });
  });
});
