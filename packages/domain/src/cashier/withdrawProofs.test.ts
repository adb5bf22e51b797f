import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORD } from './testing/payoutRecord.ts';
import { type Satang, satang, satangFromBaht } from '../money/money.ts';
import { type PendingPayout, unknownPayouts } from './payoutState.ts';
import { holds } from '../testing/holds.ts';
import { checkWithdrawAmount } from './withdrawAmount.ts';
import {
  INITIAL_WITHDRAW,
  type WithdrawEvent,
  type WithdrawState,
  withdrawTransition,
} from './withdrawFlow.ts';
import { WITHDRAW_COOLDOWN_MS, nextWithdrawalAt, withdrawLockLeft } from './withdrawLock.ts';
import { countCases } from '../testing/countCases.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 500;
const SEED = 20_260_115;
const TERMS = {
  range: { min: satangFromBaht(300), max: satangFromBaht(999_999) },
  balance: satang(1_250_000),
};

type Act = 'submit' | 'confirm' | 'resend' | 'another' | 'otherTab' | 'reload' | 'look';

type Step =
  | { readonly do: 'press'; readonly event: WithdrawEvent }
  | { readonly do: Act }
  /** For any earlier call: the API accepts it, its reply arrives (late or again), or its connection breaks. */
  | { readonly do: 'take' | 'answer' | 'lose'; readonly call: number }
  | { readonly do: 'wait'; readonly ms: number };

const TYPED = ['1000', '300', '1,000.50', '๕๐๐', '300', '', '0300', '1.234', '299.99', '99999999'];

/** Index from the newest: mostly the newest, sometimes one that was abandoned long ago. */
const index = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 7 }));
const one = (...names: Act[]) => fc.constantFrom(...names).map((name): Step => ({ do: name }));
const call = (name: 'take' | 'answer' | 'lose') =>
  index.map((at): Step => ({ do: name, call: at }));

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(...TYPED)
      .map((text): Step => ({ do: 'press', event: { type: 'amountTyped', text } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<WithdrawEvent>({ type: 'returned' }, { type: 'restarted' })
      .map((event): Step => ({ do: 'press', event })),
  },
  { weight: 5, arbitrary: one('submit') },
  { weight: 5, arbitrary: one('confirm') },
  { weight: 3, arbitrary: one('look') },
  { weight: 1, arbitrary: one('resend', 'another', 'otherTab', 'reload') },
  { weight: 4, arbitrary: call('take') },
  { weight: 4, arbitrary: call('answer') },
  { weight: 2, arbitrary: call('lose') },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(1_000, 6_000, WITHDRAW_COOLDOWN_MS)
      .map((ms): Step => ({ do: 'wait', ms })),
  },
);

/** A request and its current stage. */
interface Call {
  readonly intent: string;
  readonly amount: Satang;
  readonly ofOtherTab: boolean;
  stage: 'out' | 'accepted' | 'refused' | 'dropped';
}

/** A simulated API: a key pays once, and after a payment every other key must wait. */
class Api {
  readonly ledger = new Map<string, Satang>();
  private lockedUntil: number | null = null;

  take({ intent, amount }: Call, now: number): 'accepted' | 'refused' {
    if (this.ledger.has(intent)) return 'accepted';
    if (withdrawLockLeft(this.lockedUntil, now) > 0) return 'refused';
    this.ledger.set(intent, amount);
    this.lockedUntil = nextWithdrawalAt(now, now);
    return 'accepted';
  }
}

/** A simulated page, its calls, its browser storage, and the API. */
class World {
  state: WithdrawState = INITIAL_WITHDRAW;
  readonly api = new Api();
  readonly calls: Call[] = [];
  readonly amounts = new Map<string, Satang>();
  now = 0;
  private keys = 0;
  private kept: readonly PendingPayout[] = [];
  private lockedUntil: number | null = null;

  do(step: Step): void {
    const locked = withdrawLockLeft(this.lockedUntil, this.now) > 0;
    switch (step.do) {
      case 'press':
        return void this.send(step.event);
      case 'submit': {
        const { draft } = this.state;
        const next = this.send({ type: 'submitted', ...TERMS, locked });
        if (next?.status !== 'reviewing') return;
        const checked = checkWithdrawAmount(draft, TERMS);
        holds(!locked, 'nothing is reviewed while locked');
        holds(checked.ok && checked.amount === next.amount, 'the reviewed amount was typed');
        return;
      }
      case 'confirm': {
        const reviewed = this.state.status === 'reviewing' ? this.state.amount : null;
        const next = this.send({ type: 'confirmed', intent: this.key(), at: this.now, locked });
        if (next?.status !== 'sending') return;
        holds(!locked, 'no request is sent while locked');
        holds(next.amount === reviewed, 'the sent amount was reviewed');
        return this.call(next, false);
      }
      case 'resend': {
        const next = this.send({ type: 'resent' });
        return next?.status === 'sending' ? this.call(next, false) : undefined;
      }
      case 'another': {
        this.send({ type: 'anotherChosen', at: this.now, blockedMs: WITHDRAW_COOLDOWN_MS });
        const next = this.send({ type: 'anotherConfirmed' });
        if (next?.status !== 'entering') return;
        const open = new Set(next.open.map(({ intent }) => intent));
        this.kept = this.kept.map((each) => ({ ...each, released: open.has(each.intent) }));
        return;
      }
      case 'otherTab': {
        const pending = {
          intent: this.key(),
          amount: satang(50_000),
          sentAt: this.now,
          released: false,
        };
        if (locked || this.kept.some(({ released }) => !released)) return;
        this.call(pending, true);
        return void this.send({ type: 'pendingFound', pending });
      }
      case 'reload':
        this.state = INITIAL_WITHDRAW;
        for (const pending of this.kept) this.send({ type: 'pendingFound', pending });
        return;
      case 'look':
        return this.look();
      case 'take':
      case 'answer':
      case 'lose':
        return this.end(step.do, this.calls.at(-1 - step.call));
      case 'wait':
        this.now += step.ms;
    }
  }

  private key(): string {
    this.keys += 1;
    return `intent-${this.keys}`;
  }

  private call({ intent, amount }: { intent: string; amount: Satang }, ofOtherTab: boolean): void {
    holds((this.amounts.get(intent) ?? amount) === amount, 'a key has one amount');
    this.amounts.set(intent, amount);
    this.forget(intent);
    this.kept = [...this.kept, { intent, amount, sentAt: this.now, released: false }];
    this.calls.push({ intent, amount, ofOtherTab, stage: 'out' });
  }

  private look(): void {
    for (const { intent } of unknownPayouts(this.state)) {
      if (!this.api.ledger.has(intent)) continue;
      this.send({ type: 'found', intent, record: RECORD });
      this.forget(intent);
    }
  }

  private forget(intent: string): void {
    this.kept = this.kept.filter((each) => each.intent !== intent);
  }

  private end(how: 'take' | 'answer' | 'lose', made: Call | undefined): void {
    if (!made) return;
    const { intent, ofOtherTab } = made;
    if (how === 'take') {
      if (made.stage === 'out') made.stage = this.api.take(made, this.now);
    } else if (how === 'lose') {
      if (made.stage === 'out') made.stage = 'dropped';
      if (!ofOtherTab) this.send({ type: 'connectionLost', intent });
    } else if (made.stage === 'accepted') {
      this.lockedUntil = nextWithdrawalAt(this.now, this.now);
      this.send(
        ofOtherTab
          ? { type: 'found', intent, record: RECORD }
          : { type: 'accepted', intent, record: RECORD },
      );
    } else if (made.stage === 'refused') {
      const failure = { messageId: 'error.withdraw.1005' as const, code: '1005', figure: null };
      this.send(
        ofOtherTab ? { type: 'settledElsewhere', intent } : { type: 'refused', intent, failure },
      );
    }
  }

  /** @returns the new state, undefined if nothing changed */
  private send(event: WithdrawEvent): WithdrawState | undefined {
    const before = this.state;
    const after = withdrawTransition(before, event);
    if (after === before) return undefined;
    this.state = after;
    holds(
      before.status !== 'succeeded' || event.type === 'restarted',
      'only the member leaves a result',
    );
    const isOut = before.status === 'sending' || before.status === 'unknown';
    if (after.status === 'succeeded') {
      holds(isOut, 'only a sent payout succeeds');
      holds(this.api.ledger.get(before.intent) === after.amount, 'a success is in the ledger');
    }
    if (isOut) {
      const mine = 'intent' in event && event.intent === before.intent;
      const stays = MEMBER_STEPS.has(event.type) || after.status === before.status;
      holds(mine || stays, 'a pending payout ends only with its own reply');
      if (mine && (after.status === 'entering' || after.status === 'succeeded'))
        this.settle(before.intent, after);
    }
    if (after.status === 'entering' && after.notice?.code === 'late') {
      const { amount } = after.notice;
      holds([...this.api.ledger.values()].includes(amount), 'a late arrival is in the ledger');
    }
    return after;
  }

  private settle(intent: string, { status, ...after }: WithdrawState): void {
    if (status === 'entering' && 'failure' in after && after.failure !== null) {
      holds(!this.api.ledger.has(intent), 'a payout reported as refused was not made');
    }
    this.forget(intent);
  }
}

/** What the member does with an unknown payout. It stays unknown. */
const MEMBER_STEPS: ReadonlySet<string> = new Set(['resent', 'waited', 'anotherConfirmed']);

describe(`${RUNS} random sequences of a withdrawal with late, lost and duplicate replies`, () => {
  it('send the reviewed amount under one key, never while locked, and show only what is in the ledger', () => {
    const seen = { calls: 0, paid: 0, succeeded: 0, unknown: 0 };
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 120, maxLength: 160 }), (steps) => {
        const world = new World();
        for (const step of steps) {
          world.do(step);
          if (world.state.status === 'succeeded') seen.succeeded += 1;
          if (world.state.status === 'unknown') seen.unknown += 1;
        }
        for (const [intent, amount] of world.api.ledger) {
          holds(world.amounts.get(intent) === amount, 'the ledger contains the confirmed amount');
        }
        seen.calls += world.calls.length;
        seen.paid += world.api.ledger.size;
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // Ensures that the sequences reached the relevant states.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(RUNS / 2);
    countCases(RUNS);
  });
});
