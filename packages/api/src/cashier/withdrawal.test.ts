import { satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { createCashierApi } from './cashierApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { clientOptions, json } from '../testing/fakeServer.ts';

const KEY = { idempotencyKey: 'intent-0001' };

function over(body: unknown) {
  const { options, seen } = clientOptions(() => json(body));
  return { cashier: createCashierApi(createMemberApi(options).client), seen };
}

describe('withdrawal terms', () => {
  it.each([
    [{ min: 300, max: 999_999 }, 30_000, 99_999_900, null],
    [{ min: 300, max: null, date: null }, 30_000, 99_999_900, null],
    [{ min: 1, max: 2.5, date: 1_768_444_200 }, 100, 250, 1_768_444_200_000],
    [{ min: 1, max: 2.5, result: { withdrawMin: 2, withdrawMax: 9.5 } }, 200, 950, null],
    [{ min: 1, max: 2.5, result: { timeLester: 1_768_444_800 } }, 100, 250, 1_768_444_200_000],
    [{ min: 1, max: 2.5, result: { timeLester: 'soon', withdrawMin: '2' } }, 100, 250, null],
  ])('are read from %j', async (body, min, max, lastWithdrawalAt) => {
    const { cashier } = over({ code: 0, ...body });
    expect(await cashier.withdrawTerms()).toEqual({
      range: { min, max },
      lastWithdrawalAt,
      daily: null,
      locked: 0,
    });
  });

  it('contain the remaining daily limits and the amount locked by a bonus', async () => {
    const daily = { amount: 2_000_000, amount_left: 1_999_699.5, count: 20, count_left: 19 };
    const { cashier } = over({ code: 0, min: 300, daily, locked: 150 });
    expect(await cashier.withdrawTerms()).toMatchObject({
      daily: { amount: 200_000_000, amountLeft: 199_969_950, count: 20, countLeft: 19 },
      locked: 15_000,
    });
  });

  it.each([{ daily: null }, { daily: { amount: 1 }, locked: 'x' }, { daily: 7, locked: null }])(
    'have no daily limit in %j',
    async (body) => {
      const { cashier } = over({ code: 0, min: 300, ...body });
      expect(await cashier.withdrawTerms()).toMatchObject({ daily: null, locked: 0 });
    },
  );

  it.each([{}, { min: '300' }, { min: -1 }, { min: 500, max: 300 }, { min: 300, date: 'now' }])(
    'are malformed in %j',
    async (body) => {
      const { cashier } = over({ code: 0, ...body });
      await expect(cashier.withdrawTerms()).rejects.toMatchObject({ kind: 'malformed' });
    },
  );
});

describe('withdrawal', () => {
  const amount = satang(30_050);

  it('sends baht under its key and returns the time and the reference', async () => {
    const { cashier, seen } = over({ code: 0, result: { date: 1_768_444_200, ref: 'W1' } });
    expect(await cashier.withdraw(amount, KEY)).toEqual({
      at: 1_768_444_200_000,
      reference: 'W1',
    });
    expect(seen[0]).toMatchObject({ body: { balance: 300.5 }, idempotencyKey: 'intent-0001' });
  });

  it.each([
    { code: 0 },
    { code: 0, result: null },
    { code: 0, result: {} },
    { code: 0, result: [] },
    { code: 0, result: { ref: '' } },
  ])('is accepted without a time in %j', async (body) => {
    expect(await over(body).cashier.withdraw(amount, KEY)).toEqual({
      at: null,
      reference: null,
    });
  });

  it.each([{ result: 'ok' }, { result: 7 }, { result: { date: 'now' } }])(
    'is unsettled if its reply cannot be parsed: %j',
    async (body) => {
      await expect(over({ code: 0, ...body }).cashier.withdraw(amount, KEY)).rejects.toMatchObject({
        kind: 'malformed',
        unsettled: true,
      });
    },
  );

  it.each([1001, 1009, 1010, 1011, 1012, 1013])('is refused with code %i', async (code) => {
    await expect(over({ code }).cashier.withdraw(amount, KEY)).rejects.toMatchObject({
      messageId: `error.withdraw.${code}`,
      unsettled: false,
      minimum: null,
    });
  });

  it('returns the minimum, the cooldown start, the amount left today and the open turnover', async () => {
    const below = over({ code: 1002, min: 300 }).cashier.withdraw(amount, KEY);
    await expect(below).rejects.toMatchObject({ code: 1002, minimum: 30_000 });
    const early = over({ code: 1005, result: { date: 1_768_444_200 } }).cashier;
    await expect(early.withdraw(amount, KEY)).rejects.toMatchObject({
      code: 1005,
      lastWithdrawalAt: 1_768_444_200_000,
    });
    const low = over({ code: 1012, result: { amount_left: 400.25 } }).cashier;
    await expect(low.withdraw(amount, KEY)).rejects.toMatchObject({
      code: 1012,
      amountLeft: 40_025,
    });
    const bet = over({ code: 1013, result: { locked: 150, left: 1500 } }).cashier;
    await expect(bet.withdraw(amount, KEY)).rejects.toMatchObject({
      code: 1013,
      turnoverLeft: 150_000,
    });
    const vague = over({ code: 1005, min: 'x', result: { date: 'x' } }).cashier;
    await expect(vague.withdraw(amount, KEY)).rejects.toMatchObject({
      code: 1005,
      minimum: null,
      lastWithdrawalAt: null,
    });
  });
});
