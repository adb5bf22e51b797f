import { describe, expect, it } from 'vitest';
import { DAY, HOUR, SECOND } from '../clock/units.ts';
import { affiliateMagic } from './affiliateMagic.ts';
import { bangkok, testAffiliate } from './testAffiliate.ts';

const PARALLEL = process.env['PROVE'] ? 1000 : 50;

/** `aff` on a day on which withdrawals are open. */
async function inWindow(day = '2026-02-02') {
  const sandbox = await testAffiliate();
  sandbox.clock.set(bangkok(`${day}T12:00`));
  return sandbox;
}

describe('withdrawing income', () => {
  it('moves it to the wallet immediately, to the satang, and reports the rest', async () => {
    const { ask, result, caller, clock } = await inWindow();
    const before = await result('leader');
    expect(before.withdraw).toMatchObject({ allowed: true, reason: null, next_open: null });
    const wallet = await caller.balance();
    const reply = await ask('withdraw', { amount: 500.29 });
    expect(reply.code).toBe(0);
    expect(reply.result.ref).toBe('A26020200001');
    expect(reply.result.balance).toBeCloseTo(before.balance - 500.29, 2);
    expect(await caller.balance()).toBeCloseTo(wallet + 500.29, 2);
    expect((await result('transactions', { type: 'withdraw', limit: 1 })).list).toMatchObject([
      { amount: -500.29, time: clock.now() / SECOND, ref: 'A26020200001' },
    ]);
    const after = await result('leader');
    expect(after.total_withdrawn).toBeCloseTo(before.total_withdrawn + 500.29, 2);
  });

  it('is refused outside days 1 to 5 in Bangkok, with the next opening time', async () => {
    const { ask, result, clock } = await testAffiliate();
    const opens = bangkok('2026-02-01T00:00') / SECOND;
    expect(await ask('withdraw', { amount: 500 })).toMatchObject({
      code: 1005,
      result: { next_open: opens },
    });
    expect((await result('leader')).withdraw).toMatchObject({
      allowed: false,
      reason: 1005,
      next_open: opens,
      closes_at: null,
    });
    clock.set(bangkok('2026-02-01T00:00') - 1);
    expect((await ask('withdraw', { amount: 500 })).code).toBe(1005);
    clock.advance(1);
    expect((await result('leader')).withdraw).toMatchObject({
      allowed: true,
      closes_at: bangkok('2026-02-06T00:00') / SECOND,
    });
    clock.set(bangkok('2026-02-06T00:00') - 1);
    expect((await ask('withdraw', { amount: 500 })).code).toBe(0);
    clock.advance(1);
    expect((await ask('withdraw', { amount: 500 })).code).toBe(1005);
  });

  it('is accepted once a day, until midnight in Bangkok', async () => {
    const { ask, result, clock } = await inWindow();
    expect((await ask('withdraw', { amount: 100 })).code).toBe(0);
    const tomorrow = bangkok('2026-02-03T00:00') / SECOND;
    expect(await ask('withdraw', { amount: 100 })).toMatchObject({
      code: 1004,
      result: { next_open: tomorrow },
    });
    expect((await result('leader')).withdraw).toMatchObject({ reason: 1004, next_open: tomorrow });
    clock.set(tomorrow * SECOND - 1);
    expect((await ask('withdraw', { amount: 100 })).code).toBe(1004);
    clock.advance(1);
    expect((await ask('withdraw', { amount: 100 })).code).toBe(0);
  });

  it('names the next month after the last day was used', async () => {
    const { ask } = await inWindow('2026-02-05');
    const next_open = bangkok('2026-03-01T00:00') / SECOND;
    expect((await ask('withdraw', { amount: 100 })).result.next_open).toBe(next_open);
    expect((await ask('withdraw', { amount: 100 })).result.next_open).toBe(next_open);
  });

  it('is refused below the minimum (with the minimum) and above the income', async () => {
    const { ask, result } = await inWindow();
    const { balance } = await result('leader');
    expect(await ask('withdraw', { amount: 99.99 })).toMatchObject({ code: 1002, min: 100 });
    const tooMuch = Math.round(balance * 100 + 1) / 100;
    expect((await ask('withdraw', { amount: tooMuch })).code).toBe(1001);
    expect((await ask('withdraw', { amount: balance })).code).toBe(0);
    expect((await result('leader')).balance).toBe(0);
  });

  it('tells a member without income that the income is too low', async () => {
    const sandbox = await testAffiliate('demo');
    sandbox.clock.set(bangkok('2026-02-02T12:00'));
    expect((await sandbox.result('leader')).withdraw).toMatchObject({ reason: 1002 });
    expect((await sandbox.ask('withdraw', { amount: 100 })).code).toBe(1001);
  });

  it.each([0, -1, 100.005, '500', null, 1e9, undefined])(
    'refuses the amount %s: 4000 names the field',
    async (amount) => {
      const { ask } = await inWindow();
      expect(await ask('withdraw', { amount })).toMatchObject({ code: 4000, field: 'amount' });
    },
  );

  it('repeats the first reply for the same key and refuses the key with another amount', async () => {
    const { ask, result } = await inWindow();
    const { balance } = await result('leader');
    const first = await ask('withdraw', { amount: 200 }, 'aff-intent-1');
    expect(await ask('withdraw', { amount: 200 }, 'aff-intent-1')).toEqual(first);
    expect((await ask('withdraw', { amount: 201 }, 'aff-intent-1')).code).toBe(4090);
    expect((await result('leader')).balance).toBeCloseTo(balance - 200, 2);
  });

  it('is answered with the code of a test amount, regardless of the rules', async () => {
    const { ask, result } = await inWindow();
    for (const { value } of affiliateMagic.rows) {
      expect((await ask('withdraw', { amount: Number(value) })).code).toBe(Number(value));
    }
    expect((await result('leader')).withdraw.reason).toBeNull();
  });

  it(`pays one of ${PARALLEL} simultaneous requests`, async () => {
    const { ask, result } = await inWindow();
    const { balance } = await result('leader');
    const replies = await Promise.all(
      Array.from({ length: PARALLEL }, () => ask('withdraw', { amount: balance })),
    );
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 1004)).toHaveLength(PARALLEL - 1);
    expect((await result('leader')).balance).toBe(0);
  });

  it('happened in the seeded months on an allowed day', async () => {
    const { result } = await testAffiliate();
    const { list } = await result('transactions', { type: 'withdraw', limit: 100 });
    expect(list.length).toBeGreaterThanOrEqual(2);
    for (const { time } of list) {
      expect(new Date(time * SECOND + 7 * HOUR).getUTCDate()).toBe(3);
    }
  });

  it('is open on an allowed day of a seeded database', async () => {
    const sandbox = await testAffiliate();
    sandbox.clock.advance(20 * DAY);
    expect((await sandbox.result('leader')).withdraw.allowed).toBe(true);
  });
});
