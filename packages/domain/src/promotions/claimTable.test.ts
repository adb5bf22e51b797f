import { expect, it } from 'vitest';
import { replyEvents } from '../testing/replyEvents.ts';
import { transitionTable } from '../testing/transitionTable.ts';
import type { BonusOffer } from './bonus.ts';
import { type ClaimEvent, type ClaimState, NO_CLAIM, claimTransition } from './claimFlow.ts';

const offer = { id: 'thank-you' } as BonusOffer;
const failure = { messageId: 'error.bonus.other', code: '9' } as never;
const run = (...events: ClaimEvent[]) => events.reduce(claimTransition, NO_CLAIM);
const claiming: ClaimEvent[] = [
  { type: 'opened', offer },
  { type: 'confirmed', intent: 'a' },
];
const lost: ClaimEvent[] = [...claiming, { type: 'connectionLost', intent: 'a' }];

const STATES: Readonly<Record<string, ClaimState>> = {
  idle: NO_CLAIM,
  asking: run(claiming[0]!),
  claiming: run(...claiming),
  unsure: run(...lost),
  'claiming again': run(...lost, { type: 'rechecked' }),
  refused: run(...claiming, { type: 'refused', intent: 'a', failure }),
};

const EVENTS: Readonly<Record<string, ClaimEvent>> = {
  'open another': { type: 'opened', offer: { id: 'other' } as BonusOffer },
  confirm: { type: 'confirmed', intent: 'b' },
  ...replyEvents(failure),
  close: { type: 'closed' },
};

it('every state reacts to every event of a claim as in the reviewed table', async () => {
  const table = transitionTable(claimTransition, STATES, EVENTS);
  await expect(table).toMatchFileSnapshot('./claimTable.txt');
});
