import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QrChannel } from './channel.ts';
import { checkDepositAmount } from './depositAmount.ts';
import {
  type DepositEvent,
  type DepositQr,
  type DepositState,
  INITIAL_DEPOSIT,
  type QrStatus,
  depositTransition,
  isDepositResult,
} from './depositFlow.ts';
import { type Satang, satangFromBaht } from '../money/money.ts';
import { qrAsksFor } from './qrPayload.ts';
import { holds } from '../testing/holds.ts';
import { promptPay } from './testing/promptPay.ts';
import { countCases } from '../testing/countCases.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 500;
const SEED = 20_260_115;
const LIFE_MS = 600_000;

const channels = [
  { id: 'scb-qr', kind: 'payment' as const, least: 50, most: 45_000 },
  { id: 'wallet', kind: 'truewallet' as const, least: 250, most: 10_000 },
].map(({ id, kind, least, most }): QrChannel => {
  const range = { min: satangFromBaht(least), max: satangFromBaht(most) };
  return { id, kind, name: id, accountName: null, image: null, range, bonus: null };
});

/** A sent QR request. */
interface Call {
  readonly intent: string;
  readonly amount: Satang;
  readonly channel: QrChannel;
}

type Step =
  | { readonly do: 'press'; readonly event: DepositEvent }
  | { readonly do: 'submit' }
  /** Any earlier call gets a reply: late, with any result, or repeatedly. */
  | { readonly do: 'answer'; readonly call: number; readonly how: (typeof ANSWERS)[number] }
  /** Any earlier QR gets this status. */
  | { readonly do: 'poll'; readonly qr: number; readonly status: QrStatus | 'failed' }
  /** Any earlier QR is restored from the browser storage. */
  | { readonly do: 'resume'; readonly qr: number }
  | { readonly do: 'wait'; readonly ms: number };

const ANSWERS = ['right', 'right', 'otherAmount', 'otherPayload', 'otherMoney', 'refused'] as const;
const STATUSES: readonly (QrStatus | 'failed')[] = [
  { outcome: 'waiting' },
  { outcome: 'paid' },
  { outcome: 'alert', text: 'call us' },
  { outcome: 'expired' },
  'failed',
];
const TYPED = [
  '300',
  '300',
  '300',
  '500',
  '50',
  '1,000',
  '๒๕๐',
  '',
  '12.5',
  '0500',
  '99999',
  ' 45,000 บาท ',
  'abc',
];

/** Index from the newest: mostly the newest, sometimes one that was abandoned long ago. */
const index = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 7 }));
const toForm: readonly DepositEvent[] = channels.map((channel) => ({
  type: 'channelChosen',
  channel,
}));
const toType: readonly DepositEvent[] = TYPED.map((text) => ({ type: 'amountTyped', text }));
const toLeave: readonly DepositEvent[] = [
  { type: 'cancelled' },
  { type: 'leftChannel' },
  { type: 'restarted' },
];
const press = (events: readonly DepositEvent[]) =>
  fc.constantFrom(...events).map((event) => ({ do: 'press' as const, event }));

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: press(toForm) },
  { weight: 4, arbitrary: press(toType) },
  { weight: 1, arbitrary: press(toLeave) },
  { weight: 5, arbitrary: fc.constant<Step>({ do: 'submit' }) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(index, fc.constantFrom(...ANSWERS))
      .map(([call, how]) => ({ do: 'answer' as const, call, how })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(index, fc.constantFrom(...STATUSES))
      .map(([qr, status]) => ({ do: 'poll' as const, qr, status })),
  },
  { weight: 1, arbitrary: index.map((qr) => ({ do: 'resume' as const, qr })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(0, 2_000, 60_000, LIFE_MS)
      .map((ms) => ({ do: 'wait' as const, ms })),
  },
);

/** User actions: only these leave a result state. */
const BY_THE_MEMBER = new Set<DepositEvent['type']>(['channelChosen', 'leftChannel', 'restarted']);

/** The text in the field as a valid amount; null if it is invalid. */
function typed({ draft, channel }: { draft: string; channel: QrChannel }): Satang | null {
  const checked = checkDepositAmount(draft, channel.range);
  return checked.ok ? checked.amount : null;
}

/** A simulated page with its calls and all replies to them. */
class World {
  state: DepositState = INITIAL_DEPOSIT;
  readonly calls: Call[] = [];
  readonly made: DepositQr[] = [];
  /** The request of each QR. */
  readonly asked = new Map<string, Call>();
  now = 0;

  do(step: Step): void {
    switch (step.do) {
      case 'press':
        return this.send(step.event);
      case 'submit': {
        const intent = `intent-${this.calls.length}`;
        const before = this.state;
        this.send({ type: 'submitted', intent });
        const { state } = this;
        // As in the hook: only the press that enters `requesting` makes the call.
        if (state.status !== 'requesting' || state.intent !== intent) return;
        holds(before.status === 'entering', 'only a form sends a request');
        holds(typed(state) === state.amount, 'the sent amount is the typed amount');
        this.calls.push({ intent, amount: state.amount, channel: state.channel });
        return;
      }
      case 'answer': {
        const call = this.calls.at(-1 - step.call);
        if (!call) return;
        const failure = { messageId: 'error.deposit.98' as const, code: '98' };
        if (step.how === 'refused')
          return this.send({ type: 'qrRefused', intent: call.intent, failure });
        const qr = this.make(call, step.how);
        return this.send({ type: 'qrReceived', intent: call.intent, qr });
      }
      case 'poll': {
        const qr = this.made.at(-1 - step.qr);
        if (!qr) return;
        const { status } = step;
        if (status === 'failed')
          return this.send({
            type: 'statusFailed',
            qrId: qr.id,
            fault: { kind: 'network', code: null },
          });
        return this.send({ type: 'statusReceived', qrId: qr.id, status });
      }
      case 'resume': {
        const qr = this.made.at(-1 - step.qr);
        const asked = qr && this.asked.get(qr.id);
        if (!qr || !asked) return;
        const { channel, amount } = asked;
        const pending = { channel, amount, draft: String(amount / 100), qr };
        return this.send({ type: 'resumed', pending });
      }
      case 'wait':
        this.now += step.ms;
        return this.send({ type: 'clockReached', now: this.now });
    }
  }

  private make(call: Call, how: Exclude<(typeof ANSWERS)[number], 'refused'>): DepositQr {
    const baht = call.amount / 100;
    const qr: DepositQr = {
      id: `qr-${this.made.length}`,
      payload: promptPay(
        how === 'otherPayload' ? baht + 1 : baht,
        how === 'otherMoney' ? '840' : '764',
      ),
      payAmount: how === 'otherAmount' ? satangFromBaht(baht + 1) : call.amount,
      expiresAt: this.now + LIFE_MS,
      merchantRef: 'REF1',
      token: 't',
      debugKey: 'k',
    };
    this.made.push(qr);
    this.asked.set(qr.id, call);
    return qr;
  }

  private send(event: DepositEvent): void {
    const before = this.state;
    const after = depositTransition(before, event);
    this.state = after;
    if (isDepositResult(before) && !BY_THE_MEMBER.has(event.type)) {
      holds(after === before, 'only the member leaves a result');
    }
    if (after.status === 'waiting' || after.status === 'succeeded' || after.status === 'alerted') {
      const { qr, amount } = after;
      holds(qr.payAmount === amount, 'the shown amount equals that of the reply');
      holds(qrAsksFor(qr.payload, amount), 'the shown amount equals that in the QR');
      holds(typed(after) === amount, 'the shown amount equals the typed one');
      holds(this.asked.get(qr.id)?.amount === amount, 'the shown amount equals the requested one');
    }
    if (after.status === 'waiting' && before.status !== 'waiting') {
      if (event.type === 'resumed') {
        holds(
          ['choosing', 'entering'].includes(before.status),
          'a QR is restored only from a form',
        );
        return;
      }
      holds(before.status === 'requesting', 'a QR follows a request');
      // The member may have cancelled or started another request: only the newest call can lead here.
      holds(
        this.asked.get(after.qr.id) === this.calls.at(-1),
        'a QR belongs to the newest request',
      );
      holds(event.type === 'qrReceived', 'a QR is shown when it arrives');
    }
    if (after.status === 'succeeded' && before.status !== 'succeeded') {
      holds(before.status === 'waiting', 'only a shown QR succeeds');
      const said = event.type === 'statusReceived' && event.status.outcome === 'paid';
      holds(said, 'the API reports the success');
    }
  }
}

describe(`${RUNS} random sequences of a deposit with late, early and duplicate replies`, () => {
  it('show one amount in the field, the request and the QR, and never return from a result', () => {
    let shown = 0;
    let ended = 0;
    let calls = 0;
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 60, maxLength: 90 }), (steps) => {
        const world = new World();
        for (const step of steps) {
          world.do(step);
          if (world.state.status === 'waiting') shown += 1;
          if (isDepositResult(world.state)) ended += 1;
        }
        calls += world.calls.length;
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // Ensures that the sequences reached the relevant states.
    for (const seen of [shown, ended, calls]) expect(seen).toBeGreaterThan(RUNS);
    countCases(RUNS);
  });

  it('end in the same state for any order of the same replies', () => {
    const answers = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    fc.assert(
      fc.property(answers, fc.nat({ max: 3 }), (order, last) => {
        const world = new World();
        world.do({
          do: 'press',
          event: { type: 'channelChosen', channel: channels[0] as QrChannel },
        });
        // Four requests. Each is cancelled before its reply and replaced by the next one.
        for (const text of ['100', '200', '300', '400']) {
          world.do({ do: 'press', event: { type: 'amountTyped', text } });
          world.do({ do: 'submit' });
          if (text !== '400') world.do({ do: 'press', event: { type: 'cancelled' } });
        }
        for (const call of order) world.do({ do: 'answer', call, how: 'right' });
        expect(world.state).toMatchObject({ status: 'waiting', amount: 40_000 });
        // Only a payment of the visible QR is reported here.
        world.do({ do: 'poll', qr: last, status: { outcome: 'paid' } });
        const isVisible = order.at(-1 - last) === 0;
        expect(world.state.status).toBe(isVisible ? 'succeeded' : 'waiting');
      }),
      { numRuns: RUNS, seed: SEED },
    );
    countCases(RUNS);
  });
});
