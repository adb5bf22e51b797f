import { ApiError } from '@brand/api';
import {
  type RequestOutcome,
  satangFromBaht,
  unknownPayouts,
  withdrawTransition,
} from '@brand/domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW, USER, memberPage, pass } from '../testing/memberPage.tsx';
import { usePayoutFlow } from './usePayoutFlow.ts';

const refused = new ApiError({ kind: 'business', code: 1001, area: 'withdraw' });
const record = { at: NOW, reference: 'W1' };

/** A payout whose rules do nothing that they need not. */
const rules = {
  basis: {
    balance: satangFromBaht(10_000),
    range: { min: satangFromBaht(300), max: satangFromBaht(50_000) },
  },
  isLocked: () => false,
  pay: vi.fn(async () => record),
  look: async () => () => ({ status: 'void' }) as const,
  voidRequest: null,
  readBalance: async () => undefined,
  onFound: () => undefined,
  mayBeMade: () => false,
  refusalOf: ({ failure }: ApiError) => ({ ...failure, figure: null }),
  onAccepted: () => undefined,
  refresh: async () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['accepted', null, { status: 'succeeded', record }],
  ['refused', refused, { status: 'entering', failure: { code: '1001' } }],
  ['void', new ApiError({ kind: 'network' }), { status: 'entering', notice: { code: 'notMade' } }],
])('needs no further rules to be %s', async (_, error, state) => {
  if (error) rules.pay.mockRejectedValueOnce(error);
  const { result } = renderHook(
    () => usePayoutFlow('pendingWithdrawal', USER, withdrawTransition, rules),
    { wrapper: memberPage().Page },
  );
  act(() => result.current.onAmountChange('500'));
  act(() => result.current.onSubmit());
  act(() => result.current.onConfirm());
  await pass(500);
  expect(result.current.state).toMatchObject(state);
});

it('settles a payout once that is void before the reply to voiding it, though another is unknown', async () => {
  const outcomes = new Map<string, RequestOutcome>();
  const onNotAccepted = vi.fn();
  let endVoid!: (outcome: RequestOutcome) => void;
  const { result } = renderHook(
    () =>
      usePayoutFlow('pendingWithdrawal', USER, withdrawTransition, {
        ...rules,
        look:
          async () =>
          ({ intent }) =>
            outcomes.get(intent) ?? { status: 'unknown' },
        voidRequest: async () => new Promise<RequestOutcome>((resolve) => (endVoid = resolve)),
        onNotAccepted,
      }),
    { wrapper: memberPage().Page },
  );
  const send = async (amount: string) => {
    rules.pay.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    act(() => result.current.onAmountChange(amount));
    act(() => result.current.onSubmit());
    act(() => result.current.onConfirm());
    await pass(500);
  };
  await send('500');
  await pass(result.current.blockedMs);
  act(() => result.current.onAnother());
  act(() => result.current.onAnotherConfirm());
  await send('600');
  const [last, first] = unknownPayouts(result.current.state);
  expect([last?.amount, first?.amount]).toEqual([600_00, 500_00]);

  void result.current.onVoid?.();
  outcomes.set(last?.intent ?? '', { status: 'void' });
  await pass(60_000);
  expect(result.current.state).toMatchObject({ status: 'entering', notice: { code: 'notMade' } });
  await act(async () => endVoid({ status: 'void' }));
  expect(onNotAccepted.mock.calls).toEqual([[last?.intent]]);
});
