import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkGameAddress } from './gameAddress.ts';
import {
  INITIAL_LAUNCH,
  type LaunchAim,
  type LaunchEvent,
  type LaunchState,
  launchTransition,
  launchWay,
} from './launchFlow.ts';
import { holds } from '../testing/holds.ts';
import { countCases } from '../testing/countCases.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 500;
const among = { hosts: ['https://games.example'], own: 'https://site.example' };
const FAILURE = { messageId: 'error.launch.other', code: null } as const;
const ADDRESSES = [
  'https://games.example/a',
  'https://games.example/b',
  'javascript:x',
  'http://games.example',
  '',
];
const GAMES = [
  { gameId: 'koi', type: 'slot' },
  { gameId: 'crab', type: 'fishing' },
  { gameId: 'football', type: 'sport' },
  { gameId: 'lotto', type: 'lotto' },
] as const;

type Step =
  | { readonly do: 'press'; readonly game: number; readonly blocked: boolean }
  /** Any earlier call, counted from the newest, is answered, refused or lost, in any order and repeatedly. */
  | {
      readonly do: 'answer' | 'refuse' | 'lose' | 'wait' | 'closeTab';
      readonly call: number;
      readonly with: number;
    }
  | { readonly do: 'leave' };

const back = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 6 }));
const ofCall = (name: 'answer' | 'refuse' | 'lose' | 'wait' | 'closeTab') =>
  fc.record({ do: fc.constant(name), call: back, with: fc.nat({ max: 9 }) });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      game: fc.nat({ max: GAMES.length - 1 }),
      blocked: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
    }),
  },
  { weight: 5, arbitrary: ofCall('answer') },
  { weight: 2, arbitrary: ofCall('refuse') },
  { weight: 1, arbitrary: ofCall('lose') },
  { weight: 2, arbitrary: ofCall('wait') },
  { weight: 1, arbitrary: ofCall('closeTab') },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'leave' }) },
);

/** A simulated page with launches and calls that are answered at any time. */
class World {
  state: LaunchState = INITIAL_LAUNCH;
  readonly calls: (LaunchAim & { readonly call: string })[] = [];
  /** The call whose reply is pending; null after it arrived or was cancelled. */
  awaited: string | null = null;
  readonly opened: string[] = [];

  private readonly isPhone: boolean;

  constructor(isPhone: boolean) {
    this.isPhone = isPhone;
  }

  do(step: Step): void {
    if (step.do === 'press') return this.press(step);
    if (step.do === 'leave') {
      this.send({ type: 'left' });
      this.awaited = null;
      return;
    }
    const made = this.calls.at(-1 - step.call);
    if (made) this.news(step, made);
  }

  private press({ game, blocked }: Extract<Step, { do: 'press' }>): void {
    const { gameId, type } = GAMES[game] ?? GAMES[0];
    const way = launchWay(type, this.isPhone);
    if (way === 'tab' && blocked) {
      this.send({ type: 'tabBlocked', gameId, way });
      this.awaited = null;
      return;
    }
    const before = this.state;
    const call = `c${this.calls.length}`;
    this.send({ type: 'asked', call, gameId, way });
    if (this.state === before) {
      holds(
        before.status === 'asking' && before.gameId === gameId,
        'only a repeated launch is ignored',
      );
      return;
    }
    this.calls.push({ call, gameId, way });
    this.awaited = call;
  }

  private news(
    step: Exclude<Step, { do: 'press' | 'leave' }>,
    { call, gameId, way }: (typeof this.calls)[number],
  ) {
    const before = this.state;
    const was = this.awaited;
    const address = ADDRESSES[step.with % ADDRESSES.length] ?? '';
    this.send(newsOf(step, call, address));
    const changed = this.state !== before;
    holds(!changed || was === call, 'only the pending call changes the state');
    if (step.do === 'wait') {
      const shown = this.state.status === 'asking' && this.state.loading;
      holds(was !== call || !shown, 'loading ends');
      return;
    }
    if (step.do === 'closeTab') {
      if (changed) this.awaited = null;
      holds(!changed || way === 'tab', 'only a tab is closed');
      return;
    }
    if (was !== call) return;
    this.awaited = null;
    holds(this.state.status !== 'asking', 'every reply ends the loading');
    if (this.state.status !== 'open') return;
    holds(this.state.gameId === gameId && this.state.way === way, 'the opened game was requested');
    holds(checkGameAddress(this.state.address, among).ok, 'the opened address is on a games host');
    holds(!this.opened.includes(call), 'a call opens once');
    this.opened.push(call);
  }

  private send(event: LaunchEvent): void {
    const before = this.state;
    this.state = launchTransition(before, event);
    const waits = this.state.status === 'asking' ? this.state.call : null;
    holds(
      event.type === 'asked' || waits === null || waits === this.awaited,
      'one call is pending',
    );
  }
}

function newsOf(
  step: Exclude<Step, { do: 'press' | 'leave' }>,
  call: string,
  address: string,
): LaunchEvent {
  switch (step.do) {
    case 'answer':
      return { type: 'answered', call, address, among };
    case 'refuse': {
      const code = [99, 5003, 5999][step.with % 3] ?? 99;
      return { type: 'turnedDown', call, code, words: null, failure: FAILURE };
    }
    case 'lose':
      return { type: 'turnedDown', call, code: null, words: null, failure: FAILURE };
    case 'wait':
      return { type: 'loadingEnded', call };
    case 'closeTab':
      return { type: 'tabClosed', call };
  }
}

describe(`${RUNS} random launch sequences of a page with late, lost and duplicate replies`, () => {
  it('open only the last request, once, on a games host, and never two together', () => {
    const seen = { calls: 0, opened: 0 };
    const life = fc.tuple(fc.boolean(), fc.array(anyStep, { minLength: 60, maxLength: 100 }));
    fc.assert(
      fc.property(life, ([isPhone, steps]) => {
        const world = new World(isPhone);
        for (const step of steps) world.do(step);
        seen.calls += world.calls.length;
        seen.opened += world.opened.length;
      }),
      { numRuns: RUNS, seed: 20_260_115 },
    );
    // Ensures that the sequences reached the relevant states.
    expect(seen.opened).toBeGreaterThan(RUNS);
    expect(seen.calls).toBeGreaterThan(seen.opened);
    countCases(RUNS);
  });
});
