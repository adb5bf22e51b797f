import { satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { defaultRules } from '../rules.ts';
import { testSandbox } from '../testing/testSandbox.ts';

function withRules(changes: Partial<typeof defaultRules.withdraw>) {
  return testSandbox({ rules: { withdraw: { ...defaultRules.withdraw, ...changes } } });
}

const TERMS = '/api/v1/member/getMinWithdraw';

describe('the daily limits', () => {
  it('report their rest', async () => {
    const { member } = withRules({ cooldown: 0, dailyAmount: satang(1_000_000), dailyCount: 3 });
    const demo = await member();
    const left = async () => (await demo.get(TERMS)).body.daily;
    expect(await left()).toEqual({ amount: 10_000, amount_left: 10_000, count: 3, count_left: 3 });
    await demo.withdraw(1234.56);
    expect(await left()).toEqual({ amount: 10_000, amount_left: 8765.44, count: 3, count_left: 2 });
  });

  it('refuse more than the rest and return the rest, and refuse everything below the minimum withdrawal', async () => {
    const { member } = withRules({ cooldown: 0, dailyAmount: satang(100_000) });
    const demo = await member();
    expect((await demo.withdraw(1000.01)).body).toMatchObject({
      code: 1012,
      result: { amount_left: 1000 },
    });
    await demo.withdraw(600);
    expect((await demo.withdraw(400.01)).body).toMatchObject({
      code: 1012,
      result: { amount_left: 400 },
    });
    await demo.withdraw(300);
    expect((await demo.withdraw(300)).body.code).toBe(1009);
  });

  it('apply to the count alone, and to both', async () => {
    const { member } = withRules({ cooldown: 0, dailyAmount: satang(100_000), dailyCount: 1 });
    const [demo, rich] = [await member(), await member('rich')];
    await demo.withdraw(300);
    expect((await demo.withdraw(300)).body.code).toBe(1010);
    expect((await demo.withdraw(900)).body.code).toBe(1010);
    await rich.withdraw(900);
    expect((await rich.withdraw(300)).body.code).toBe(1011);
  });

  it('are reset at midnight in Bangkok', async () => {
    const sandbox = withRules({ cooldown: 0, dailyCount: 1 });
    await (await sandbox.member()).withdraw(300);
    sandbox.clock.set(Date.UTC(2026, 0, 15, 17) - 1);
    expect((await (await sandbox.member()).withdraw(300)).body.code).toBe(1010);
    sandbox.clock.advance(1);
    expect((await (await sandbox.member()).withdraw(300)).body.code).toBe(0);
  });
});

describe('a test amount for a refusal', () => {
  it.each([1001, 1002, 1009, 1010, 1011, 1012, 1013])(
    'of %i baht gets that code and moves nothing',
    async (code) => {
      const { db, member } = testSandbox();
      const demo = await member();
      expect((await demo.withdraw(code)).body.code).toBe(code);
      expect(await demo.balance()).toBe(12_500);
      expect(db.get("SELECT 1 FROM withdrawals WHERE member = 'm_0001' AND status = 'open'")).toBe(
        undefined,
      );
      expect((await demo.withdraw(code + 0.01)).body.code).toBe(0);
    },
  );

  it('of 1099 baht gets an undocumented code', async () => {
    const { member } = testSandbox();
    expect((await (await member()).withdraw(1099)).body.code).toBe(1999);
  });

  it('of 1005 baht locks like a withdrawal on another device', async () => {
    const { clock, member } = testSandbox();
    const demo = await member();
    const { date } = (await demo.withdraw(1005)).body.result;
    expect(date * 1000).toBe(clock.now());
    expect((await demo.get(TERMS)).body.date).toBe(date);
    expect((await demo.withdraw(300)).body).toMatchObject({ code: 1005, result: { date } });
    clock.advance(defaultRules.withdraw.cooldown);
    expect((await demo.withdraw(300)).body.code).toBe(0);
  });

  it('still requires a registered account', async () => {
    const { member } = testSandbox();
    const { status, body } = await (await member('nobank')).withdraw(1001);
    expect([status, body.field]).toEqual([400, 'bank']);
  });
});
