import { satang } from '@brand/domain';
import { countCases } from '@brand/domain/testing/countCases';
import { describe, expect, it } from 'vitest';
import { DAY, MINUTE, SECOND, unixSeconds } from '../clock/units.ts';
import { defaultRules } from '../rules.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';

const PARALLEL = process.env['PROVE'] ? 1000 : 50;

function withRules(changes: Partial<typeof defaultRules.withdraw>) {
  return testSandbox({ rules: { withdraw: { ...defaultRules.withdraw, ...changes } } });
}

describe('a withdrawal', () => {
  it('is debited from the wallet immediately, to the satang, and returns its time and reference', async () => {
    const { member } = testSandbox();
    const demo = await member();
    const { body } = await demo.withdraw(300.29);
    const history = await demo.post('/api/v1/member/data/dataHistory', { limit: 1 });
    const { ref } = history.body.result.list[0]!;
    expect(body).toEqual({ code: 0, result: { date: unixSeconds(TEST_START), ref } });
    expect(ref).toMatch(/^W26011500\d{3}$/);
    expect(await demo.balance()).toBe(12_199.71);
  });

  it('is in progress for two minutes, then successful', async () => {
    const { clock, db, member } = testSandbox();
    const demo = await member();
    await demo.withdraw(500);
    const newest = async () =>
      (await demo.post('/api/v1/member/data/dataHistory', { limit: 1 })).body.result.list[0];
    expect(await newest()).toMatchObject({ type: 'withdraw', amount: 500, status: 0 });
    clock.advance(2 * MINUTE - 1);
    expect(await newest()).toMatchObject({ status: 0 });
    clock.advance(1);
    expect(await newest()).toMatchObject({ status: 1 });
    expect(
      db.get<{ balance: number }>("SELECT balance FROM accounts WHERE id = 'house:payouts'")
        ?.balance,
    ).toBe(0);
  });

  it('locks the next one for ten minutes, with the same time in every reply', async () => {
    const { clock, member } = testSandbox();
    const demo = await member();
    clock.advance(789);
    await demo.withdraw(300);
    const date = unixSeconds(clock.now());
    clock.advance(5 * MINUTE);
    expect((await demo.withdraw(300)).body).toMatchObject({ code: 1005, result: { date } });
    expect((await demo.get('/api/v1/member/getMinWithdraw')).body).toMatchObject({
      code: 0,
      min: 300,
      max: 999_999,
      date,
      result: { withdraw: false, timeLester: date + 600, withdrawMin: 300, withdrawMax: 999_999 },
    });
    clock.set((date + 600) * SECOND - 1);
    expect((await demo.withdraw(300)).body.code).toBe(1005);
    clock.set((date + 600) * SECOND);
    const later = await member();
    expect((await later.get('/api/v1/member/getMinWithdraw')).body).toMatchObject({
      result: { withdraw: true, timeLester: null },
    });
    expect((await later.withdraw(300)).body.code).toBe(0);
  });

  it('is not locked for a seeded member', async () => {
    const { clock, member } = testSandbox();
    const { get } = await member();
    const { date } = (await get('/api/v1/member/getMinWithdraw')).body;
    expect(clock.now() - date * SECOND).toBeGreaterThan(DAY);
    const fresh = await member('new');
    expect((await fresh.get('/api/v1/member/getMinWithdraw')).body).not.toHaveProperty('date');
  });

  it('is refused below the minimum (with the minimum) and above the balance', async () => {
    const { member } = testSandbox();
    const demo = await member();
    expect((await demo.withdraw(299.99)).body).toMatchObject({ code: 1002, min: 300 });
    expect((await demo.withdraw(12_500.01)).body.code).toBe(1001);
    expect((await (await member('new')).withdraw(300)).body.code).toBe(1001);
    expect((await demo.withdraw(12_500)).body.code).toBe(0);
    expect(await demo.balance()).toBe(0);
  });

  it.each([0, -300, 300.005, 1_000_000, '300', null, Number.MAX_VALUE, undefined])(
    'refuses the amount %s: 4000 names the field',
    async (amount) => {
      const { member } = testSandbox();
      const { status, body } = await (await member()).withdraw(amount);
      expect([status, body.code, body.field]).toEqual([400, 4000, 'balance']);
    },
  );

  it('needs a registered account', async () => {
    const { member } = testSandbox();
    const { body } = await (await member('nobank')).withdraw(300);
    expect([body.code, body.field]).toEqual([4000, 'bank']);
  });
});

describe(`${PARALLEL} simultaneous withdrawals of the whole balance`, () => {
  it.each([
    ['under the lock', 600_000, 1005],
    ['without a lock', 0, 1001],
  ])('pay exactly one, %s', async (_, cooldown, refused) => {
    const { db, member } = withRules({ cooldown, dailyCount: 1e6, dailyAmount: satang(1e12) });
    const demo = await member();
    const replies = await Promise.all(
      Array.from({ length: PARALLEL }, () => demo.withdraw(12_500)),
    );
    const codes = replies.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === refused)).toHaveLength(PARALLEL - 1);
    expect(await demo.balance()).toBe(0);
    expect(
      db.all("SELECT 1 FROM withdrawals WHERE member = 'm_0001' AND status = 'open'"),
    ).toHaveLength(1);
    countCases(PARALLEL);
  });
});
