import { satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { createAccountApi } from '../account/accountApi.ts';
import { createCashierApi } from '../cashier/cashierApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { createProtectionApi } from './protectionApi.ts';
import { clientOptions, json } from '../testing/fakeServer.ts';

function over(body: object, status = 200) {
  const { options, seen } = clientOptions(() => json(body, status));
  const { client } = createMemberApi(options);
  return {
    protection: createProtectionApi(client),
    account: createAccountApi(client),
    cashier: createCashierApi(client),
    seen,
  };
}

const day = { period: 'day', limit: 1000, used: 300.5, left: 699.5, resets_at: 100, pending: null };
const week = { ...day, period: 'week', limit: null, left: null };
const month = { ...week, period: 'month' };
const reply = (...limits: object[]) => ({ code: 0, result: { min: 50, max: 5000, limits } });

describe('deposit limits', () => {
  it('are read in satang and milliseconds, the shortest period first', async () => {
    const pending = { limit: null, from: 7 };
    const { protection } = over(reply(month, { ...day, pending }, week));
    expect(await protection.limits()).toEqual({
      least: satang(5000),
      most: satang(500_000),
      limits: [
        {
          period: 'day',
          limit: 100_000,
          used: 30_050,
          left: 69_950,
          renewsAt: 100_000,
          pending: { limit: null, from: 7000 },
        },
        { period: 'week', limit: null, used: 30_050, left: null, renewsAt: 100_000, pending: null },
        {
          period: 'month',
          limit: null,
          used: 30_050,
          left: null,
          renewsAt: 100_000,
          pending: null,
        },
      ],
    });
  });

  it.each([
    ['a period is missing', reply(day, week)],
    ['a period is duplicated', reply(day, day, week)],
    ['a period is unknown', reply(day, week, { ...month, period: 'year' })],
    ['one is missing a field', reply({ ...day, limit: undefined }, week, month)],
    ['a limit is 0', reply({ ...day, limit: 0 }, week, month)],
    ['one is finer than a satang', reply({ ...day, limit: 10.001 }, week, month)],
    ['something is left of no limit', reply(day, { ...week, left: 5 }, month)],
    ['nothing is said of what is left', reply({ ...day, left: null }, week, month)],
    ['more than nothing was never used', reply({ ...day, used: -1 }, week, month)],
    ['what waits has no time', reply({ ...day, pending: { limit: 5 } }, week, month)],
    ['no limit would fit', { code: 0, result: { min: 60, max: 50, limits: [day, week, month] } }],
    ['there is no result', { code: 0 }],
  ])('are refused completely if %s', async (_, body) => {
    await expect(over(body).protection.limits()).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('are changed in baht, removed with null, and identified by their period', async () => {
    const { protection, seen } = over(reply(day, week, month));
    const sent = async (call: Promise<unknown>) => {
      await call;
      const { path, body } = seen.at(-1) ?? {};
      return [path, body];
    };
    const at = '/api/v3/member/protection';
    expect(await sent(protection.setLimit('week', satang(250_000)))).toEqual([
      `${at}/setLimit`,
      { period: 'week', limit: 2500 },
    ]);
    expect(await sent(protection.setLimit('day', null))).toEqual([
      `${at}/setLimit`,
      { period: 'day', limit: null },
    ]);
    expect(await sent(protection.keepLimit('month'))).toEqual([
      `${at}/keepLimit`,
      { period: 'month' },
    ]);
  });
});

describe('a break', () => {
  it('returns its end', async () => {
    const { protection, seen } = over({ code: 0, result: { until: 1_768_530_600 } });
    expect(await protection.startBreak('6m')).toEqual({ until: 1_768_530_600_000 });
    expect(seen.at(-1)).toMatchObject({ body: { length: '6m' } });
  });

  it.each([{}, { until: null }, { until: -1 }, { until: 'soon' }])(
    'is invalid without its end: %j',
    async (result) => {
      const { protection } = over({ code: 0, result });
      await expect(protection.startBreak('24h')).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  it.each([
    [{ until: 1_768_530_600 }, { messageId: 'error.break', until: 1_768_530_600_000 }],
    [{ until: 'soon' }, {}],
    [undefined, {}],
  ])('refuses a login, with its end if the reply contains it: %j', async (result, facts) => {
    const { account } = over({ code: 5010, messages: 'x', result });
    const failed: unknown = await account
      .login({ username: 'a', password: 'b' })
      .catch((error: unknown) => error);
    const failure = { messageId: 'error.login.5010', code: '5010', ...facts };
    expect(failed).toHaveProperty('failure', failure);
  });
});

describe('deposit above a limit', () => {
  const channel = { id: 'p1', kind: 'payment' } as const;

  it.each([
    [
      { period: 'week', left: 700, resets_at: 9 },
      { messageId: 'error.depositLimit.week', left: 70_000, period: 'week' },
    ],
    [{ period: 'year', left: 700 }, {}],
    [undefined, {}],
  ])(
    'is refused, with the remaining amount if the reply contains it: %j',
    async (result, facts) => {
      const { cashier } = over({ code: 2301, message: 'over', result });
      const failed: unknown = await cashier
        .requestQr({ channel, amount: satang(100_000) }, { idempotencyKey: 'intent-0001' })
        .catch((error: unknown) => error);
      const failure = { messageId: 'error.deposit.2301', code: '2301', ...facts };
      expect(failed).toHaveProperty('failure', failure);
    },
  );
});
