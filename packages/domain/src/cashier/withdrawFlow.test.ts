import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORD } from './testing/payoutRecord.ts';
import { reviewed as review, withdrawalAfter as run } from './testing/withdrawal.ts';
import { satangFromBaht } from '../money/money.ts';
import { type PendingPayout, unknownPayouts } from './payoutState.ts';
import {
  INITIAL_WITHDRAW,
  type WithdrawEvent,
  type WithdrawState,
  withdrawTransition,
} from './withdrawFlow.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 1_000;
const T = 1_768_444_200_000;

const from = (...events: WithdrawEvent[]) => run(INITIAL_WITHDRAW, ...events);

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
const pending = (rest: Partial<PendingPayout> = {}): WithdrawEvent => ({
  type: 'pendingFound',
  pending: { intent: 'other', amount: satangFromBaht(700), sentAt: T, released: false, ...rest },
});
const MINUTES_10 = 600_000;
const another = (seconds: number): WithdrawEvent[] => [
  { type: 'anotherChosen', at: T + seconds * 1_000, blockedMs: MINUTES_10 },
  { type: 'anotherConfirmed' },
];
const unknown = from(...review('500'), ...lost('a'));
const released = run(unknown, ...another(600));

describe('a withdrawal without a reply', () => {
  it('succeeds when the history contains it', () => {
    const state = from(...review('500'), ...lost('a'), {
      type: 'found',
      intent: 'a',
      record: RECORD,
    });
    expect(state).toEqual({
      status: 'succeeded',
      draft: '500',
      amount: satangFromBaht(500),
      record: RECORD,
    });
  });

  it('stays unknown while nothing is proven: no event of time, waiting or resending ends it', () => {
    const states = [
      run(unknown, { type: 'waited' }),
      run(unknown, { type: 'restarted' }),
      run(unknown, { type: 'resent' }, { type: 'connectionLost', intent: 'a' }),
      run(unknown, { type: 'found', intent: 'other', record: RECORD }),
    ];
    for (const state of states) {
      expect(state).toMatchObject({ status: 'unknown', intent: 'a', amount: 50_000, sentAt: T });
    }
  });

  it('is sent again with the same key and amount', () => {
    expect(run(unknown, { type: 'resent' })).toMatchObject({
      status: 'sending',
      intent: 'a',
      amount: 50_000,
    });
  });

  it('blocks another amount for the time of the operator, and then asks for a confirmation', () => {
    expect(run(unknown, ...another(599))).toBe(unknown);
    expect(run(unknown, { type: 'anotherConfirmed' })).toBe(unknown);
    expect(released).toMatchObject({
      status: 'entering',
      draft: '',
      notice: null,
      open: [{ intent: 'a', amount: 50_000, sentAt: T }],
    });
    expect(unknownPayouts(released).map(({ intent }) => intent)).toEqual(['a']);
  });

  it('keeps its key for its amount, and another amount gets a new one', () => {
    expect(run(released, ...review('500'), confirmed('b', T + 900_000))).toMatchObject({
      status: 'sending',
      intent: 'a',
      sentAt: T,
    });
    expect(run(released, ...review('600'), confirmed('b'))).toMatchObject({ intent: 'b' });
  });

  it('that arrives late replaces the statement that it has no answer', () => {
    const typed = run(released, ...review('600'), { type: 'returned' });
    expect(run(typed, { type: 'found', intent: 'a', record: RECORD })).toMatchObject({
      status: 'entering',
      draft: '600',
      open: [],
      notice: { code: 'late', amount: 50_000 },
    });
    const second = run(released, ...review('600'), ...lost('b'));
    expect(unknownPayouts(second).map(({ intent }) => intent)).toEqual(['b', 'a']);
    expect(run(second, { type: 'found', intent: 'a', record: RECORD })).toMatchObject({
      intent: 'b',
      open: [],
    });
  });

  it('does not use its key after a reply', () => {
    const failure = { messageId: 'error.withdraw.1005', code: '1005', figure: null } as const;
    const refused = run(released, ...review('500'), confirmed('b'), {
      type: 'refused',
      intent: 'a',
      failure,
    });
    expect(refused).toMatchObject({ status: 'entering', failure, open: [] });
    expect(run(refused, ...review('500'), confirmed('c'))).toMatchObject({ intent: 'c' });
  });
});

describe('a withdrawal sent from another tab or an earlier page', () => {
  it('is searched for here, and succeeds if nothing was typed', () => {
    const state = from(pending());
    expect(state).toMatchObject({ status: 'unknown', intent: 'other', elsewhere: false });
    expect(run(state, { type: 'found', intent: 'other', record: RECORD })).toMatchObject({
      status: 'succeeded',
    });
  });

  it('stops a review, and returns to the typed text with a notice', () => {
    const state = from(...review('500'), pending());
    expect(withdrawTransition(state, confirmed('b'))).toBe(state);
    expect(run(state, { type: 'found', intent: 'other', record: RECORD })).toMatchObject({
      status: 'entering',
      draft: '500',
      notice: { code: 'elsewhere', amount: 70_000 },
    });
  });

  it('that was answered there is not reported as made or refused, and its key is not used again', () => {
    const state = from(pending(), { type: 'settledElsewhere', intent: 'other' });
    expect(state).toMatchObject({ notice: { code: 'answered' }, open: [] });
  });

  it('that the member released there leaves the form here, with its key', () => {
    const state = from(...review('700'), pending({ released: true }));
    expect(state.status).toBe('reviewing');
    expect(withdrawTransition(state, confirmed('b'))).toMatchObject({ intent: 'other' });
    expect(from(pending(), pending({ released: true }))).toMatchObject({
      status: 'entering',
      open: [{ intent: 'other' }],
    });
    expect(withdrawTransition(state, pending({ released: true }))).toBe(state);
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

  it('pay once, even if the member sends the amount again after the block has ended', () => {
    fc.assert(
      fc.property(fc.array(fate, { minLength: 1, maxLength: 8 }), (fates) => {
        const ledger = new Set<string>();
        const late: string[] = [];
        let state: WithdrawState = INITIAL_WITHDRAW;
        fates.forEach((line, round) => {
          if (state.status === 'succeeded') return;
          state = run(state, ...review('500'), confirmed(`key-${round}`, T + round * 700_000));
          expect(state.status).toBe('sending');
          const { intent } = state as Extract<WithdrawState, { status: 'sending' }>;
          if (line === 'replyLost') ledger.add(intent);
          if (line === 'late') late.push(intent);
          state = run(state, { type: 'connectionLost', intent });
          state = ledger.has(intent)
            ? run(state, { type: 'found', intent, record: RECORD })
            : run(state, ...another((round + 1) * 700));
        });
        for (const intent of late) ledger.add(intent);
        expect(ledger.size).toBeLessThanOrEqual(1);
        expect(state.status === 'succeeded' ? ledger.size : 1).toBe(1);
      }),
      { numRuns: RUNS, seed: 20_260_115 },
    );
  });
});
