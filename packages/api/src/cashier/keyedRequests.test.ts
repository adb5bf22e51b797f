import { describe, expect, it } from 'vitest';
import { clientOptions, json } from '../testing/fakeServer.ts';
import { apisOf } from '../testing/readers.ts';

function apis(reply: unknown) {
  const { options, seen } = clientOptions(() => json(reply));
  return { seen, ...apisOf(options) };
}

describe('a money request by its key', () => {
  it.each([
    ['withdrawal', 'GET', '/api/v1/member/withdraw/a-key-of-8'],
    ['voidWithdrawal', 'DELETE', '/api/v1/member/withdraw/a-key-of-8'],
    ['transfer', 'GET', '/api/v1/member/payment/transfer/a-key-of-8'],
    ['voidTransfer', 'DELETE', '/api/v1/member/payment/transfer/a-key-of-8'],
    ['income', 'GET', '/api/aff/withdraw/a-key-of-8'],
    ['voidIncome', 'DELETE', '/api/aff/withdraw/a-key-of-8'],
  ] as const)('%s is asked for by %s %s', async (method, verb, path) => {
    const { keyedRequests, seen } = apis({ code: 0, result: { status: 'unknown' } });
    expect(await keyedRequests[method]('a-key-of-8')).toEqual({ status: 'unknown' });
    expect([seen[0]?.method, seen[0]?.path]).toEqual([verb, path]);
  });

  it.each([
    [
      { status: 'made', date: 1_768_444_200, ref: 'W1' },
      { at: 1_768_444_200_000, reference: 'W1' },
    ],
    [{ status: 'made' }, { at: null, reference: null }],
  ])('was made: %o', async (result, record) => {
    const { keyedRequests } = apis({ code: 0, result });
    expect(await keyedRequests.withdrawal('a-key-of-8')).toEqual({ status: 'made', record });
  });

  it('has no outcome if the status is not one of the contract', async () => {
    const { keyedRequests } = apis({ code: 0, result: { status: 'lost' } });
    await expect(keyedRequests.withdrawal('a-key-of-8')).rejects.toMatchObject({
      kind: 'malformed',
    });
  });
});

describe('the progress of a withdrawal', () => {
  const open = {
    ref: 'W1',
    amount: 500.25,
    status: 'open',
    cancellable: true,
    steps: [
      { step: 'requested', time: 1_768_444_200 },
      { step: 'audited', time: 1_768_444_201 },
    ],
  };

  it('leaves out steps and withdrawals that it cannot read', async () => {
    const list = [open, { ...open, ref: '' }, { ...open, steps: [] }];
    const { withdrawals } = apis({ code: 0, result: { list } });
    expect(await withdrawals.withdrawals()).toEqual([
      {
        reference: 'W1',
        amount: 50_025,
        status: 'open',
        cancellable: true,
        reason: null,
        steps: [{ step: 'requested', at: 1_768_444_200_000 }],
      },
    ]);
  });

  it('is asked for and cancelled by reference', async () => {
    const { withdrawals, seen } = apis({ code: 0, result: open });
    await withdrawals.withdrawal('W/1');
    await withdrawals.cancelWithdrawal('W/1');
    for (const [at, method] of ['GET', 'DELETE'].entries()) {
      expect(seen[at]?.method).toBe(method);
      expect(seen[at]?.path).toBe('/api/v1/member/withdrawals/W%2F1');
    }
  });
});
