import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSatangShort, satang, satangFromBaht } from '../money/money.ts';
import { bank, usdt } from './testing/transferChannels.ts';
import { TRANSFER_FAILURE, TRANSFER_NOW, transferReceipt } from './testing/transferReceipt.ts';
import type { TransferDraft } from './transferDraft.ts';
import {
  INITIAL_TRANSFER,
  type TransferEvent,
  type TransferState,
  transferTransition,
} from './transferFlow.ts';
import { storedTransfer, transferFromKept } from './transferKept.ts';
import { plainAmountText } from '../money/typedAmount.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 1_000;
const SEED = 20_260_115;

const receipt = (baht: number) => transferReceipt(satangFromBaht(baht));
const [NOW, failure] = [TRANSFER_NOW, TRANSFER_FAILURE];

const after = (...events: TransferEvent[]): TransferState =>
  events.reduce(transferTransition, INITIAL_TRANSFER);
const typed = (field: keyof TransferDraft, text: string): TransferEvent => ({
  type: 'typed',
  field,
  text,
});
const submitted = (intent: string): TransferEvent => ({
  type: 'submitted',
  intent,
  channel: bank,
  now: NOW,
});
const toSending: TransferEvent[] = [
  { type: 'opened', now: NOW },
  typed('amount', '500'),
  submitted('a'),
];

describe('transfer flow', () => {
  it('sends the amount in the field', () => {
    const text = fc.oneof(
      fc.integer({ min: 1, max: 99_999_999 }).map(String),
      fc.integer({ min: 1, max: 99_999_999 }).map((baht) => formatSatangShort(satang(baht * 100))),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(text, (amount) => {
        const state = after(toSending[0] as TransferEvent, typed('amount', amount), submitted('a'));
        if (state.status !== 'sending') return;
        expect(formatSatangShort(state.report.amount as never).replaceAll(',', '')).toBe(
          plainAmountText(amount),
        );
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('starts with the current time, and updates a suggested time that was not edited', () => {
    expect(after({ type: 'opened', now: NOW })).toMatchObject({
      draft: { day: '2026-01-15', time: '09:30' },
    });
    const later: TransferEvent = { type: 'opened', now: NOW + 60_000 };
    const again = after({ type: 'opened', now: NOW }, { type: 'returned' }, later);
    expect(again).toMatchObject({ draft: { time: '09:31' } });
    const changed = after(
      { type: 'opened', now: NOW },
      typed('time', '08:15'),
      { type: 'returned' },
      later,
    );
    expect(changed).toMatchObject({ draft: { time: '08:15' } });
  });

  it('reports all problems together and clears only those that are fixed', () => {
    const wrong = after({ type: 'opened', now: NOW }, typed('reference', '12'), submitted('a'));
    expect(wrong).toMatchObject({
      status: 'reporting',
      problems: { amount: { code: 'required' }, time: null, reference: 'incorrect' },
    });
    expect(transferTransition(wrong, typed('amount', '5'))).toMatchObject({
      problems: { amount: null, reference: 'incorrect' },
    });
  });

  it('keeps the input after a refusal', () => {
    expect(after(...toSending, { type: 'refused', intent: 'a', failure })).toMatchObject({
      status: 'reporting',
      draft: { amount: '500', time: '09:30' },
      failure,
    });
  });

  it('retries with the same key and report after a lost connection', () => {
    const unsure = after(...toSending, { type: 'connectionLost', intent: 'a' });
    expect(unsure.status).toBe('unsure');
    const again = transferTransition(unsure, { type: 'rechecked' });
    expect(again).toEqual({ ...unsure, status: 'sending', again: true });
    expect(transferTransition(again, submitted('b'))).toBe(again);
  });

  it('does not accept a receipt with a different amount', () => {
    const state = after(...toSending, { type: 'accepted', intent: 'a', receipt: receipt(5_000) });
    expect(state).toMatchObject({ status: 'unsure', intent: 'a', report: { amount: 50_000 } });
  });

  it('accepts the USDT value at the current rate', () => {
    const state = after(toSending[0] as TransferEvent, typed('amount', '20.5'), {
      type: 'submitted',
      intent: 'a',
      channel: usdt,
      now: NOW,
    });
    const end = transferTransition(state, { type: 'accepted', intent: 'a', receipt: receipt(710) });
    expect(end).toMatchObject({ status: 'reported', report: { amount: 20_500_000 } });
  });

  it('ignores late replies to other intents, and all replies after the result', () => {
    const sending = after(...toSending);
    for (const type of ['refused', 'accepted', 'connectionLost'] as const) {
      const late = { type, intent: 'b', failure, receipt: receipt(500) } as TransferEvent;
      expect(transferTransition(sending, late)).toBe(sending);
    }
    const end = transferTransition(sending, {
      type: 'accepted',
      intent: 'a',
      receipt: receipt(500),
    });
    expect(end.status).toBe('reported');
    expect(transferTransition(end, { type: 'refused', intent: 'a', failure })).toBe(end);
  });

  it('restores the sent values to report the transfer again', () => {
    const end = after(...toSending, { type: 'accepted', intent: 'a', receipt: receipt(500) });
    const again = transferTransition(end, { type: 'reopened' });
    expect(again).toMatchObject({ status: 'reporting', draft: { amount: '500', time: '09:30' } });
    expect(transferTransition(again, submitted('b'))).toMatchObject({ intent: 'b' });
    expect(transferTransition(end, { type: 'restarted' })).toBe(INITIAL_TRANSFER);
  });
});

describe('an unfinished report', () => {
  const through = (state: TransferState) => transferFromKept(storedTransfer(state), bank);

  it('continues after a reload', () => {
    const reporting = after({ type: 'opened', now: NOW }, typed('amount', '500'));
    expect(through(reporting)).toEqual({ ...reporting, isGuess: false });
    const left = transferTransition(reporting, { type: 'returned' });
    expect(through(left)).toEqual(left);
  });

  it('is retried under its intent if it was pending', () => {
    const sending = after(...toSending);
    const unsure = transferTransition(sending, { type: 'connectionLost', intent: 'a' });
    expect(through(sending)).toEqual(unsure);
    expect(through(unsure)).toEqual(unsure);
  });

  it('leaves nothing stored after it has ended', () => {
    const end = after(...toSending, { type: 'accepted', intent: 'a', receipt: receipt(500) });
    expect(storedTransfer(end)).toEqual({});
    expect(through(end)).toEqual(INITIAL_TRANSFER);
  });

  it('is not restored for another channel, nor from a tampered value', () => {
    const kept = storedTransfer(after(...toSending));
    expect(transferFromKept(kept, { ...bank, id: 'b2' }).status).toBe('details');
    expect(transferFromKept(kept, { ...usdt, id: 'b1' }).status).toBe('details');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (report, intent) => {
        const { status } = transferFromKept({ report, intent, amount: '500' }, bank);
        expect(status).toBe('details');
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
