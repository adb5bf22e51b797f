import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORD } from './testing/payoutRecord.ts';
import type { QrChannel } from './channel.ts';
import {
  type DepositEvent,
  type DepositState,
  INITIAL_DEPOSIT,
  depositTransition,
  isDepositResult,
} from './depositFlow.ts';
import { satang, satangFromBaht } from '../money/money.ts';
import {
  INITIAL_WITHDRAW,
  type WithdrawEvent,
  type WithdrawState,
  withdrawTransition,
} from './withdrawFlow.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 1_000;

/** 300.00 and 500.00 baht, created with an independent checksum calculator. */
const PAYLOADS = {
  300: '00020101021229370016A000000677010111011300668123456785802TH53037645406300.0063046500',
  500: '00020101021229370016A000000677010111011300668123456785802TH53037645406500.00630416BF',
} as const;

const channel: QrChannel = {
  id: 'scb-qr',
  kind: 'payment',
  name: 'SCB',
  accountName: null,
  image: null,
  range: { min: satangFromBaht(50), max: satangFromBaht(45_000) },
  bonus: null,
};

const qr = (baht: keyof typeof PAYLOADS, id = 'qr-1') => ({
  id,
  payload: PAYLOADS[baht],
  payAmount: satangFromBaht(baht),
  expiresAt: 600_000,
  merchantRef: 'REF1',
  token: 't',
  debugKey: 'k',
});

const deposit = (...events: DepositEvent[]): DepositState =>
  events.reduce(depositTransition, INITIAL_DEPOSIT);

const toRequesting: DepositEvent[] = [
  { type: 'channelChosen', channel },
  { type: 'amountTyped', text: '300' },
  { type: 'submitted', intent: 'a' },
];
const toWaiting: DepositEvent[] = [
  ...toRequesting,
  { type: 'qrReceived', intent: 'a', qr: qr(300) },
];

describe('deposit flow', () => {
  it('goes from channel to success', () => {
    const paid = deposit(...toWaiting, {
      type: 'statusReceived',
      qrId: 'qr-1',
      status: { outcome: 'paid' },
    });
    expect(paid).toMatchObject({ status: 'succeeded', amount: 30_000 });
  });

  it('keeps the typed text with its problem', () => {
    const state = deposit(
      { type: 'channelChosen', channel },
      { type: 'amountTyped', text: '12.5' },
      { type: 'submitted', intent: 'a' },
    );
    expect(state).toMatchObject({
      status: 'entering',
      draft: '12.5',
      problem: { code: 'digitsOnly' },
    });
  });

  it('does not show a QR with a different amount than the screen', () => {
    const forged = { ...qr(500), payAmount: satangFromBaht(300) };
    const state = deposit(...toRequesting, { type: 'qrReceived', intent: 'a', qr: forged });
    expect(state).toMatchObject({
      status: 'entering',
      draft: '300',
      failure: { messageId: 'error.deposit.amountMismatch' },
    });
  });

  it('ignores the reply to a cancelled request', () => {
    const cancelled = deposit(...toRequesting, { type: 'cancelled' });
    expect(depositTransition(cancelled, { type: 'qrReceived', intent: 'a', qr: qr(300) })).toBe(
      cancelled,
    );
  });

  it('restores a QR from before a reload, with the typed text', () => {
    const pending = { channel, amount: satangFromBaht(300), qr: qr(300) };
    const resumed = deposit({ type: 'resumed', pending });
    expect(resumed).toEqual({ ...deposit(...toWaiting), draft: '300' });
    const typing = deposit(
      { type: 'channelChosen', channel },
      { type: 'amountTyped', text: '5' },
      { type: 'resumed', pending },
    );
    expect(typing).toEqual(resumed);
    expect(depositTransition(resumed, { type: 'cancelled' })).toMatchObject({ draft: '300' });
  });

  it('does not restore a QR with a different amount than the stored one', () => {
    const pending = { channel, amount: satangFromBaht(500), qr: qr(300) };
    expect(deposit({ type: 'resumed', pending })).toBe(INITIAL_DEPOSIT);
  });

  it('restores a stored QR only from the channel list or the amount step', () => {
    const pending = { channel, amount: satangFromBaht(500), qr: qr(500, 'qr-2') };
    const paid: DepositEvent = {
      type: 'statusReceived',
      qrId: 'qr-1',
      status: { outcome: 'paid' },
    };
    for (const events of [toRequesting, toWaiting, [...toWaiting, paid]]) {
      const state = deposit(...events);
      expect(depositTransition(state, { type: 'resumed', pending })).toBe(state);
    }
  });

  it('expires by the clock and ignores a late poll that reports payment', () => {
    const expired = deposit(...toWaiting, { type: 'clockReached', now: 600_000 });
    expect(expired.status).toBe('expired');
    const late: DepositEvent = {
      type: 'statusReceived',
      qrId: 'qr-1',
      status: { outcome: 'paid' },
    };
    expect(depositTransition(expired, late)).toBe(expired);
  });

  it('never leaves a result because of a late reply, in any order of events', () => {
    const anyEvent: fc.Arbitrary<DepositEvent> = fc.constantFrom<DepositEvent>(
      ...toWaiting,
      { type: 'amountTyped', text: '500' },
      { type: 'submitted', intent: 'b' },
      { type: 'qrReceived', intent: 'b', qr: qr(500, 'qr-2') },
      { type: 'qrReceived', intent: 'b', qr: qr(300, 'qr-2') },
      { type: 'qrRefused', intent: 'a', failure: { messageId: 'error.deposit.98', code: null } },
      { type: 'statusReceived', qrId: 'qr-1', status: { outcome: 'paid' } },
      { type: 'statusReceived', qrId: 'qr-2', status: { outcome: 'expired' } },
      { type: 'statusReceived', qrId: 'qr-1', status: { outcome: 'alert', text: 'x' } },
      { type: 'statusFailed', qrId: 'qr-1', fault: { kind: 'network', code: null } },
      { type: 'clockReached', now: 600_000 },
      { type: 'cancelled' },
      {
        type: 'resumed',
        pending: { channel, amount: satangFromBaht(500), qr: qr(500, 'qr-2') },
      },
      { type: 'leftChannel' },
      { type: 'restarted' },
    );
    const byTheMember = new Set(['channelChosen', 'leftChannel', 'restarted']);
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60, size: 'max' }), (events) => {
        let state = INITIAL_DEPOSIT;
        for (const event of events) {
          const next = depositTransition(state, event);
          if (isDepositResult(state) && !byTheMember.has(event.type)) expect(next).toBe(state);
          if (next.status === 'waiting') expect(next.qr.payAmount).toBe(next.amount);
          state = next;
        }
      }),
      { numRuns: RUNS, seed: 20_260_115 },
    );
  });
});

const terms = {
  range: { min: satang(30_000), max: satang(99_999_900) },
  balance: satang(1_250_000),
  locked: false,
};
const withdraw = (...events: WithdrawEvent[]): WithdrawState =>
  events.reduce(withdrawTransition, INITIAL_WITHDRAW);

describe('withdraw flow', () => {
  const toSending: WithdrawEvent[] = [
    { type: 'amountTyped', text: '1,000.50' },
    { type: 'submitted', ...terms },
    { type: 'confirmed', intent: 'a', at: 0, locked: false },
  ];

  it('goes through a review to success', () => {
    expect(withdraw(...toSending, { type: 'accepted', intent: 'a', record: RECORD })).toEqual({
      status: 'succeeded',
      draft: '1,000.50',
      amount: 100_050,
      record: RECORD,
    });
  });

  it('sends nothing while locked', () => {
    const state = withdraw(
      { type: 'amountTyped', text: '1000' },
      { type: 'submitted', ...terms, locked: true },
    );
    expect(state.status).toBe('entering');
  });

  it('retries with the same key after a lost connection', () => {
    const unknown = withdraw(...toSending, { type: 'connectionLost', intent: 'a' });
    expect(unknown).toMatchObject({ status: 'unknown', amount: 100_050 });
    expect(withdrawTransition(unknown, { type: 'resent' })).toMatchObject({
      status: 'sending',
      intent: 'a',
    });
  });

  it('accepts the late reply of a withdrawal whose outcome is unknown', () => {
    const state = withdraw(
      ...toSending,
      { type: 'connectionLost', intent: 'a' },
      { type: 'accepted', intent: 'a', record: RECORD },
    );
    expect(state.status).toBe('succeeded');
  });

  it('never sends an amount that was not reviewed, and never leaves a result', () => {
    const anyEvent = fc.constantFrom<WithdrawEvent>(
      ...toSending,
      { type: 'amountTyped', text: '300' },
      { type: 'returned' },
      { type: 'confirmed', intent: 'b', at: 0, locked: false },
      { type: 'accepted', intent: 'a', record: RECORD },
      { type: 'accepted', intent: 'b', record: RECORD },
      {
        type: 'refused',
        intent: 'a',
        failure: { messageId: 'error.withdraw.1001', code: '1001', figure: null },
      },
      { type: 'connectionLost', intent: 'a' },
      { type: 'resent' },
      { type: 'restarted' },
    );
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60, size: 'max' }), (events) => {
        let state = INITIAL_WITHDRAW;
        for (const event of events) {
          const next = withdrawTransition(state, event);
          if (next.status === 'sending') {
            expect(['reviewing', 'sending', 'unknown']).toContain(state.status);
            if ('amount' in state) expect(next.amount).toBe(state.amount);
          }
          if (state.status === 'succeeded' && event.type !== 'restarted') expect(next).toBe(state);
          state = next;
        }
      }),
      { numRuns: RUNS, seed: 20_260_115 },
    );
  });
});
