import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { satangFromBaht } from '../money/money.ts';
import { PAYOUT_ABSENT, type PendingPayout } from './payoutFlow.ts';
import {
  INITIAL_WITHDRAW,
  type WithdrawEvent,
  type WithdrawState,
  withdrawTransition,
} from './withdrawFlow.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 1_000;
const T = 1_768_444_200_000;

const terms = {
  range: { min: satangFromBaht(300), max: satangFromBaht(999_999) },
  balance: satangFromBaht(12_500),
  locked: false,
};
const run = (state: WithdrawState, ...events: WithdrawEvent[]): WithdrawState =>
  events.reduce(withdrawTransition, state);
const from = (...events: WithdrawEvent[]) => run(INITIAL_WITHDRAW, ...events);

const review = (text: string): WithdrawEvent[] => [
  { type: 'amountTyped', text },
  { type: 'submitted', ...terms },
];
const confirmed = (intent: string, at = T): WithdrawEvent => ({
  type: 'confirmed',
  intent,
  at,
  locked: false,
});
const lost = (intent: string): WithdrawEvent[] => [
  confirmed(intent),
  { type: 'connectionLost', intent },
];
const absent = (intent: string, ...seconds: number[]): WithdrawEvent[] =>
  seconds.map((second) => ({ type: 'absent', intent, at: T + second * 1_000 }));
const pending = (rest: Partial<PendingPayout> = {}): WithdrawEvent => ({
  type: 'pendingFound',
  pending: { intent: 'other', amount: satangFromBaht(700), sentAt: T, untaken: false, ...rest },
});
const notTaken = from(...review('500'), ...lost('a'), ...absent('a', 0, 1, 3, 15));

describe('a withdrawal without a reply', () => {
  it('succeeds when the history contains it', () => {
    const state = from(...review('500'), ...lost('a'), { type: 'found', intent: 'a' });
    expect(state).toEqual({ status: 'succeeded', draft: '500', amount: satangFromBaht(500) });
  });

  it('stays unsure until 15 s and four successful checks have passed, and counts no check twice', () => {
    const unsure = from(...review('500'), ...lost('a'));
    expect(run(unsure, ...absent('a', 0, 1, 3, 7, 14)).status).toBe('unsure');
    expect(run(unsure, ...absent('a', 0, 1, 15)).status).toBe('unsure');
    expect(run(unsure, ...absent('a', 0, 0, 0, 15)).status).toBe('unsure');
    expect(run(unsure, ...absent('a', 0, 1, 3, 15)).status).toBe('entering');
  });

  it('restarts the wait after the clock was set back', () => {
    const unsure = from(...review('500'), ...lost('a'), ...absent('a', 3_600, 3_601, 3_602, 0));
    expect(run(unsure, ...absent('a', 14)).status).toBe('unsure');
    expect(run(unsure, ...absent('a', 15)).status).toBe('entering');
  });

  it('that is not found returns to its amount with a notice, and keeps its key for that amount', () => {
    expect(notTaken).toMatchObject({
      status: 'entering',
      draft: '500',
      notice: { code: 'untaken', amount: 50_000 },
      spare: { intent: 'a', amount: 50_000, sentAt: T },
    });
  });

  it('is retried with the same key after any edits in between', () => {
    const again = run(notTaken, ...review('600'), { type: 'returned' }, ...review('500'));
    expect(run(again, confirmed('b', T + 60_000))).toMatchObject({
      status: 'sending',
      intent: 'a',
      sentAt: T,
    });
  });

  it('does not use its key for another amount, nor after a reply', () => {
    expect(run(notTaken, ...review('600'), confirmed('b'))).toMatchObject({ intent: 'b' });
    const failure = { messageId: 'error.withdraw.1005', code: '1005', figure: null } as const;
    const refused = run(notTaken, ...review('500'), confirmed('b'), {
      type: 'refused',
      intent: 'a',
      failure,
    });
    expect(refused).toMatchObject({ status: 'entering', failure, spare: null });
    expect(run(refused, ...review('500'), confirmed('c'))).toMatchObject({ intent: 'c' });
  });

  it('restarts its checks after a retry', () => {
    const asked = from(
      ...review('500'),
      ...lost('a'),
      ...absent('a', 0, 1, 3),
      { type: 'rechecked' },
      { type: 'connectionLost', intent: 'a' },
    );
    expect(run(asked, ...absent('a', 15)).status).toBe('unsure');
  });
});

describe('a withdrawal sent from another tab or an earlier page', () => {
  it('is searched for here, and succeeds if nothing was typed', () => {
    const state = from(pending());
    expect(state).toMatchObject({ status: 'unsure', intent: 'other', elsewhere: false });
    expect(run(state, { type: 'found', intent: 'other' })).toMatchObject({ status: 'succeeded' });
  });

  it('stops a review, and returns to the typed text with a notice', () => {
    const state = from(...review('500'), pending());
    expect(withdrawTransition(state, confirmed('b'))).toBe(state);
    expect(run(state, { type: 'found', intent: 'other' })).toMatchObject({
      status: 'entering',
      draft: '500',
      notice: { code: 'elsewhere', amount: 70_000 },
    });
  });

  it('that was refused there was not made, and its key is not used again', () => {
    const state = from(pending(), { type: 'settledElsewhere', intent: 'other' });
    expect(state).toMatchObject({ notice: { code: 'untaken' }, spare: null });
  });

  it('that was not found there provides its key here, without a notice', () => {
    const state = from(...review('700'), pending({ untaken: true }));
    expect(state.status).toBe('reviewing');
    expect(withdrawTransition(state, confirmed('b'))).toMatchObject({ intent: 'other' });
  });

  it('does not affect one that is being sent from this page', () => {
    const state = from(...review('500'), confirmed('a'));
    expect(withdrawTransition(state, pending())).toBe(state);
  });
});

describe('a review', () => {
  it('sends nothing and keeps the amount if a lock has started since', () => {
    const state = from(...review('500'), { ...confirmed('a'), locked: true } as WithdrawEvent);
    expect(state).toMatchObject({ status: 'entering', draft: '500' });
  });
});

describe('repeated withdrawals of one amount without any reply', () => {
  /** What happens to one request: it never arrives, it arrives late, or only its reply is lost. */
  const fate = fc.constantFrom('never', 'late', 'replyLost' as const);

  it('pay once, even if the member retries after each “not made” notice', () => {
    fc.assert(
      fc.property(fc.array(fate, { minLength: 1, maxLength: 8 }), (fates) => {
        const ledger = new Set<string>();
        const late: string[] = [];
        let state: WithdrawState = INITIAL_WITHDRAW;
        fates.forEach((line, round) => {
          if (state.status === 'succeeded') return;
          const at = T + round * 100_000;
          state = run(state, ...review('500'), confirmed(`key-${round}`, at));
          expect(state.status).toBe('sending');
          const { intent } = state as Extract<WithdrawState, { status: 'sending' }>;
          if (line === 'replyLost') ledger.add(intent);
          if (line === 'late') late.push(intent);
          state = run(state, { type: 'connectionLost', intent });
          for (let look = 0; state.status === 'unsure'; look += 1) {
            state = run(
              state,
              ledger.has(intent)
                ? { type: 'found', intent }
                : { type: 'absent', intent, at: at + look * PAYOUT_ABSENT.forMs },
            );
          }
        });
        for (const intent of late) ledger.add(intent);
        expect(ledger.size).toBeLessThanOrEqual(1);
        expect(state.status === 'succeeded' ? ledger.size : 1).toBe(1);
      }),
      { numRuns: RUNS, seed: 20_260_115 },
    );
  });
});
