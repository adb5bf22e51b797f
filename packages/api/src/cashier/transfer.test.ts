import { type TransferReport, microUsdt, satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { createCashierApi } from './cashierApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { clientOptions, json } from '../testing/fakeServer.ts';

const KEY = { idempotencyKey: 'intent-0001' };

function over(body: unknown) {
  const { options, seen } = clientOptions(() => json(body));
  return { cashier: createCashierApi(createMemberApi(options).client), seen };
}

describe('transfer report', () => {
  const REPLY = { code: 0, message: 'ok', result: { id: 'd_1', ref: 'D1', amount: 707.25 } };
  const slip = { paidAt: 1_768_443_900_999, reference: null, bonus: null };
  const bank: TransferReport = {
    ...slip,
    kind: 'bank',
    channelId: 'b1',
    amount: satang(50_000),
  };
  const usdt: TransferReport = {
    paidAt: 1_768_443_900_000,
    reference: '9f2c4b7a',
    bonus: 'scb-qr',
    kind: 'usdt',
    channelId: 'u1',
    amount: microUsdt(20_500_001),
  };

  it('sends baht or USDT under its key, and returns the amount to be credited', async () => {
    const { cashier, seen } = over(REPLY);
    expect(await cashier.transfer(bank, KEY)).toEqual({
      id: 'd_1',
      reference: 'D1',
      amount: 70_725,
    });
    await cashier.transfer(usdt, KEY);
    const time = 1_768_443_900;
    expect(seen.map(({ body }) => body)).toEqual([
      { type: 'bank', id: 'b1', amount: 500, time, ref: null },
      { type: 'usdt', id: 'u1', amount: 20.500001, time, ref: '9f2c4b7a', bonus: 'scb-qr' },
    ]);
    expect(seen[0]).toMatchObject({ method: 'POST', idempotencyKey: 'intent-0001' });
  });

  it.each([2201, 2202, 2203, 2204, 2205])('is refused with code %i', async (code) => {
    await expect(over({ code, message: 'no' }).cashier.transfer(bank, KEY)).rejects.toMatchObject({
      messageId: `error.transfer.${code}`,
      unsettled: false,
      raisesMaintenance: false,
    });
  });

  it.each([{}, { result: null }, { result: { id: 'd', ref: 'D', amount: '500' } }])(
    'is unsettled if its reply cannot be parsed: %j',
    async (body) => {
      await expect(over({ code: 0, ...body }).cashier.transfer(bank, KEY)).rejects.toMatchObject({
        kind: 'malformed',
        unsettled: true,
      });
    },
  );
});
