import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankChannel, UsdtChannel } from './channel.ts';
import { satang, satangFromBaht } from '../money/money.ts';
import { holds } from '../testing/holds.ts';
import { bank as knownBank, usdt as knownUsdt } from './testing/transferChannels.ts';
import type { TransferReport } from './transfer.ts';
import { type TransferChannel, checkTransfer } from './transferDraft.ts';
import {
  INITIAL_TRANSFER,
  type TransferEvent,
  type TransferState,
  transferTransition,
} from './transferFlow.ts';
import { usdtRate } from './usdt.ts';
import { countCases } from '../testing/countCases.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 500;
const SEED = 20_260_115;
const START = Date.UTC(2026, 0, 15, 2, 30);

const range = { min: satangFromBaht(50), max: satangFromBaht(45_000) };
const bank: BankChannel = { ...knownBank, range };
const usdt: UsdtChannel = { ...knownUsdt, range, rate: usdtRate(341_275) };

type Step =
  | { readonly do: 'press'; readonly event: TransferEvent }
  | { readonly do: 'submit'; readonly channel: TransferChannel }
  | { readonly do: 'recheck' }
  /** Any earlier call gets a reply: late, with any result, or repeatedly. */
  | { readonly do: 'answer'; readonly call: number; readonly how: (typeof ANSWERS)[number] }
  | { readonly do: 'wait'; readonly ms: number };

const ANSWERS = ['accepted', 'accepted', 'otherAmount', 'refused', 'lost'] as const;

const typed = (field: 'amount' | 'time' | 'reference', ...texts: string[]): TransferEvent[] =>
  texts.map((text) => ({ type: 'typed', field, text }));

const press = (events: readonly TransferEvent[]) =>
  fc.constantFrom(...events).map((event) => ({ do: 'press' as const, event }));

/** Index from the newest: mostly the newest, sometimes one that was abandoned long ago. */
const index = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 7 }));

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: press([{ type: 'opened', now: START }]) },
  {
    weight: 4,
    arbitrary: press([
      ...typed('amount', '300', '500', '1,000', '20.5', '', '99999999', '0.000001', '๓๐๐'),
      ...typed('amount', '300', '500', '100'),
      ...typed('time', '09:30', '25:99', ''),
      ...typed('reference', '', '', '2026011509301234', 'สลิป'),
    ]),
  },
  { weight: 1, arbitrary: press([{ type: 'returned' }, { type: 'restarted' }]) },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Step>(
      { do: 'submit', channel: bank },
      { do: 'submit', channel: usdt },
    ),
  },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'recheck' }) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(index, fc.constantFrom(...ANSWERS))
      .map(([call, how]) => ({ do: 'answer' as const, call, how })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(1_000, 86_400_000).map((ms) => ({ do: 'wait' as const, ms })),
  },
);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A simulated page with its calls. */
class World {
  state: TransferState = INITIAL_TRANSFER;
  /** What was sent under which key. Retries with a key must send the same. */
  readonly sent = new Map<string, TransferReport>();
  calls = 0;
  now = START;

  do(step: Step): void {
    switch (step.do) {
      case 'press':
        return this.send(step.event);
      case 'submit': {
        const { draft } = this.state.status === 'reported' ? { draft: null } : this.state;
        const intent = `intent-${this.sent.size}`;
        const before = this.state;
        this.send({ type: 'submitted', intent, channel: step.channel, now: this.now });
        const { state } = this;
        if (state.status !== 'sending' || state.intent !== intent) return;
        holds(before.status === 'reporting', 'only a form sends a report');
        const checked = draft && checkTransfer(draft, { channel: step.channel, now: this.now });
        holds(
          checked?.ok === true && same(checked.report, state.report),
          'the sent report was checked',
        );
        this.call(intent, state.report);
        return;
      }
      case 'recheck': {
        const before = this.state;
        this.send({ type: 'rechecked' });
        const { state } = this;
        if (before.status === 'unsure' && state.status === 'sending') {
          this.call(state.intent, state.report);
        }
        return;
      }
      case 'answer': {
        const call = [...this.sent].at(-1 - step.call);
        if (!call) return;
        const [intent, { kind, amount: sent }] = call;
        const amount = kind === 'usdt' ? satangFromBaht(300) : satang(sent);
        const receipt = { id: 'd', reference: 'D1', amount };
        const failure = { messageId: 'error.general.network' as const, code: null };
        if (step.how === 'accepted') return this.send({ type: 'accepted', intent, receipt });
        if (step.how === 'otherAmount') {
          const other = { ...receipt, amount: satang(amount + 100) };
          return this.send({ type: 'accepted', intent, receipt: other });
        }
        if (step.how === 'refused') return this.send({ type: 'refused', intent, failure });
        return this.send({ type: 'connectionLost', intent });
      }
      case 'wait':
        this.now += step.ms;
    }
  }

  private call(intent: string, report: TransferReport): void {
    this.calls += 1;
    holds(same(this.sent.get(intent) ?? report, report), 'a key always has the same report');
    this.sent.set(intent, report);
  }

  private send(event: TransferEvent): void {
    const before = this.state;
    const after = transferTransition(before, event);
    this.state = after;
    if (before.status === 'reported' && event.type !== 'restarted') {
      holds(after === before, 'only the member leaves a result');
    }
    if (after.status === 'reported' && before.status !== 'reported') {
      holds(before.status === 'sending' || before.status === 'unsure', 'only a sent report ends');
      const { intent } = event as { intent: string };
      const { report, receipt } = after;
      holds(report === this.sent.get(intent), 'the result shows the sent report');
      const isSame = report.kind === 'usdt' || report.amount === satang(receipt.amount);
      holds(isSame, 'the result shows the accepted report');
    }
    // The report stays stored while it is unknown whether it arrived.
    if (before.status === 'sending' || before.status === 'unsure') {
      const mine = 'intent' in event && event.intent === before.intent;
      const stays = mine || event.type === 'rechecked' || after === before;
      holds(stays, 'a pending report ends only with its own reply');
    }
  }
}

describe(`${RUNS} random sequences of a reported transfer with late, early and duplicate replies`, () => {
  it('send only validated reports, one per key, and never return from a result', () => {
    let calls = 0;
    let reported = 0;
    let unsure = 0;
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 60, maxLength: 90 }), (steps) => {
        const world = new World();
        for (const step of steps) {
          world.do(step);
          if (world.state.status === 'reported') reported += 1;
          if (world.state.status === 'unsure') unsure += 1;
        }
        calls += world.calls;
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // Ensures that the sequences reached the relevant states.
    for (const seen of [calls, reported, unsure]) expect(seen).toBeGreaterThan(RUNS);
    countCases(RUNS);
  });
});
