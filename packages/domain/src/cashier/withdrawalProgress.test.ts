import { describe, expect, it } from 'vitest';
import { satang } from '../money/money.ts';
import {
  type WithdrawalProgress,
  type WithdrawalStep,
  withdrawalNews,
  withdrawalTimeline,
} from './withdrawalProgress.ts';

const AT = Date.UTC(2026, 0, 15);

function withdrawal(
  status: WithdrawalProgress['status'],
  ...steps: readonly WithdrawalStep[]
): WithdrawalProgress {
  return {
    reference: 'W26011500001',
    amount: satang(50_000),
    status,
    cancellable: status === 'open',
    reason: null,
    steps: steps.map((step, at) => ({ step, at: AT + at })),
  };
}

const shown = (progress: WithdrawalProgress) =>
  withdrawalTimeline(progress).map(({ step, state }) => `${step} ${state}`);

describe('the timeline of a withdrawal', () => {
  it('shows the expected steps while it is in progress', () => {
    expect(shown(withdrawal('open', 'requested'))).toEqual([
      'requested done',
      'checked next',
      'sent later',
      'received later',
    ]);
    expect(shown(withdrawal('open', 'requested', 'checked', 'sent'))).toEqual([
      'requested done',
      'checked done',
      'sent done',
      'received next',
    ]);
  });

  it('has no time for an expected step', () => {
    expect(withdrawalTimeline(withdrawal('open', 'requested')).map(({ at }) => at)).toEqual([
      AT,
      null,
      null,
      null,
    ]);
  });

  it('expects the rest even if the server leaves steps out', () => {
    expect(shown(withdrawal('open', 'requested', 'sent'))).toEqual([
      'requested done',
      'sent done',
      'received next',
    ]);
  });

  it.each(['received', 'refused', 'cancelled'] as const)(
    'ends with %s, and expects nothing after it',
    (end) => {
      expect(shown(withdrawal(end, 'requested', end))).toEqual(['requested done', `${end} ${end}`]);
    },
  );
});

describe('news of withdrawals', () => {
  const first = withdrawal('open', 'requested');

  it('are steps since the last reply', () => {
    const now = withdrawal('received', 'requested', 'checked', 'sent', 'received');
    expect(withdrawalNews([first], [now])).toEqual([{ withdrawal: now, step: 'received' }]);
  });

  it('are matched by the reference, if there are several withdrawals', () => {
    const other = { ...withdrawal('open', 'requested', 'checked'), reference: 'W26011500002' };
    const now = withdrawal('open', 'requested', 'checked');
    expect(withdrawalNews([other, first], [other, now])).toEqual([
      { withdrawal: now, step: 'checked' },
    ]);
    expect(withdrawalNews([first], [other])).toEqual([]);
  });

  it('start with the first step of a withdrawal that had none', () => {
    const none = withdrawal('open');
    expect(withdrawalNews([none], [first])).toEqual([{ withdrawal: first, step: 'requested' }]);
    expect(withdrawalNews([none], [none])).toEqual([]);
    expect(withdrawalNews([first], [none])).toEqual([]);
  });

  it('are not an unchanged withdrawal, one that is gone, or a new one', () => {
    expect(withdrawalNews([first], [first])).toEqual([]);
    expect(withdrawalNews([first], [])).toEqual([]);
    expect(withdrawalNews([], [first])).toEqual([]);
  });
});
