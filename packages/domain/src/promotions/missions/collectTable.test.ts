import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replyEvents } from '../../testing/replyEvents.ts';
import { transitionTable } from '../../testing/transitionTable.ts';
import {
  type CollectEvent,
  type CollectState,
  collectStart,
  collectTransition,
} from './collectFlow.ts';

const failure = { messageId: 'error.mission.2502', code: '2502' } as const;
const run = (...events: CollectEvent[]) => events.reduce(collectTransition, collectStart(null));
const pressed: CollectEvent = { type: 'pressed', intent: 'a' };
const lost: CollectEvent[] = [pressed, { type: 'connectionLost', intent: 'a' }];

const STATES: Readonly<Record<string, CollectState>> = {
  idle: collectStart(null),
  collecting: run(pressed),
  unsure: run(...lost),
  'unsure after a reload': collectStart('a'),
  'collecting again': run(...lost, { type: 'rechecked' }),
  refused: run(pressed, { type: 'refused', intent: 'a', failure }),
  collected: run(pressed, { type: 'given', intent: 'a' }),
};

const EVENTS: Readonly<Record<string, CollectEvent>> = {
  'press again': { type: 'pressed', intent: 'b' },
  ...replyEvents(failure),
  'seen collected': { type: 'seenCollected' },
};

it('every state reacts to every event of a collection as in the reviewed table', async () => {
  const table = transitionTable(collectTransition, STATES, EVENTS);
  await expect(table).toMatchFileSnapshot('./collectTable.txt');
});

it('sends a new key only if no earlier one is open, for any order of presses and replies', () => {
  const intent = fc.constantFrom('a', 'b', 'c');
  const event: fc.Arbitrary<CollectEvent> = fc.oneof(
    intent.map((each) => ({ type: 'pressed' as const, intent: each })),
    intent.map((each) => ({ type: 'given' as const, intent: each })),
    intent.map((each) => ({ type: 'connectionLost' as const, intent: each })),
    intent.map((each) => ({ type: 'refused' as const, intent: each, failure })),
    fc.constant<CollectEvent>({ type: 'rechecked' }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40, size: 'max' }), (events) => {
      let state = collectStart(null);
      for (const each of events) {
        const before = state;
        state = collectTransition(state, each);
        if (state === before || state.status !== 'collecting') continue;
        if (before.status === 'unsure') expect(state.intent).toBe(before.intent);
        else expect(['idle', 'refused']).toContain(before.status);
      }
    }),
    { seed: 20_260_115 },
  );
});
