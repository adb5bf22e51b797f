import { describe, expect, it } from 'vitest';
import { DAY, SECOND, unixSeconds } from '../clock/units.ts';
import { openGame } from '../play/playSessions.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';

const BREAK = '/api/v3/member/protection/break';
const CREDIT = '/api/v1/member/credit';
const LAUNCH = '/api/v3/member/game/launch';

function setUp() {
  const sandbox = testSandbox();
  return {
    ...sandbox,
    login: async () => {
      const body = { username: 'demo', password: 'demo1234' };
      return (await sandbox.call('POST', '/api/v1/member/login', { body })).body;
    },
    pull: async (id: string, fields: object = {}) => {
      const reply = await sandbox.api.request(`/__sandbox/triggers/${id}`, {
        method: 'POST',
        body: JSON.stringify({ member: 'm_0001', ...fields }),
        headers: { 'Content-Type': 'application/json' },
      });
      return reply.status;
    },
  };
}

describe('a break', () => {
  it.each([
    ['24h', TEST_START + DAY],
    ['7d', TEST_START + 7 * DAY],
    ['30d', TEST_START + 30 * DAY],
    ['6m', Date.UTC(2026, 6, 15, 2, 30)],
    ['1y', Date.UTC(2027, 0, 15, 2, 30)],
    ['5y', Date.UTC(2031, 0, 15, 2, 30)],
  ])(
    'of %s refuses login until it ends, to the second, and not after that',
    async (length, end) => {
      const { member, clock, login } = setUp();
      const { post } = await member();
      const until = unixSeconds(end);
      expect((await post(BREAK, { length })).body).toEqual({ code: 0, result: { until } });
      expect(await login()).toMatchObject({ code: 5010, result: { until } });
      clock.set(end - 1);
      expect(await login()).toMatchObject({ code: 5010, result: { until } });
      clock.set(end);
      expect(await login()).toMatchObject({ code: 0 });
    },
  );

  it('is not shorter than requested when it starts within a second', async () => {
    const { member, clock } = setUp();
    const { post } = await member();
    clock.advance(1);
    const { body } = await post(BREAK, { length: '24h' });
    expect(body.result).toEqual({ until: unixSeconds(TEST_START + DAY + SECOND) });
  });

  it('ends every session of the member, with its refresh, games and deposits, and no other session', async () => {
    const { member, call, context } = setUp();
    const [phone, desktop, other] = [await member(), await member(), await member('vip')];
    const game = { client: 'MB', game_code: 'durian-riot', lang: 'th' };
    const address = (await desktop.post(LAUNCH, game)).body.result as unknown as string;
    expect((await phone.post(BREAK, { length: '7d' })).body.code).toBe(0);
    for (const { post, qr, refresh_token: token } of [phone, desktop]) {
      for (const reply of [
        await post(CREDIT),
        await post(LAUNCH, game),
        await post(BREAK, { length: '24h' }),
        await qr(500),
        await call('POST', '/refreshtoken/true', { token }),
      ]) {
        expect(reply.body.code).toBe(7002);
      }
    }
    const token = new URL(address).searchParams.get('token') ?? '';
    expect(() => openGame(context, token)).toThrow('7002');
    expect((await other.post(CREDIT)).body.code).toBe(0);
  });

  it('is revealed (5010) only with the correct password', async () => {
    const { member, call } = setUp();
    await (await member()).post(BREAK, { length: '24h' });
    const body = { username: 'demo', password: 'wrong' };
    expect((await call('POST', '/api/v1/member/login', { body })).body.code).toBe(5000);
  });

  it('does not change the member’s money, and paid deposits are credited', async () => {
    const { member, clock, pull, login, call } = setUp();
    const { qr, post } = await member();
    await qr(500);
    await post(BREAK, { length: '24h' });
    clock.advance(DAY - SECOND);
    expect(await pull('protection-break-end')).toBe(200);
    const token = (await login()).result.access_token;
    expect((await call('POST', CREDIT, { token })).body.result.balance).toBe(13_000);
  });

  it('can be extended but not shortened, and ends early only by the trigger', async () => {
    const { pull, login, member } = setUp();
    const until = (end: number) => ({ code: 5010, result: { until: unixSeconds(end) } });
    await (await member()).post(BREAK, { length: '7d' });
    await pull('protection-break', { length: '24h' });
    expect(await login()).toMatchObject(until(TEST_START + 7 * DAY));
    await pull('protection-break', { length: '30d' });
    expect(await login()).toMatchObject(until(TEST_START + 30 * DAY));
    await pull('protection-break-end');
    expect(await login()).toMatchObject({ code: 0 });
    expect(await pull('protection-break', { length: '2d' })).toBe(400);
  });

  it.each([undefined, '1d', 24, null])('is refused for %j', async (length) => {
    const { member } = setUp();
    const { post } = await member();
    expect((await post(BREAK, { length })).body).toMatchObject({ code: 4000, field: 'length' });
    expect((await post(CREDIT)).body.code).toBe(0);
  });
});
