import { expect, it } from 'vitest';
import { satang, satangFromBaht } from '../money/money.ts';
import { transitionTable } from '../testing/transitionTable.ts';
import { bank, usdt } from './testing/transferChannels.ts';
import { TRANSFER_FAILURE, TRANSFER_NOW, transferReceipt } from './testing/transferReceipt.ts';
import {
  INITIAL_TRANSFER,
  type TransferEvent,
  type TransferState,
  transferTransition,
} from './transferFlow.ts';

const run = (...events: TransferEvent[]) => events.reduce(transferTransition, INITIAL_TRANSFER);
const type = (field: 'amount' | 'day' | 'time' | 'reference', text: string) =>
  ({ type: 'typed', field, text }) satisfies TransferEvent;
const receipt = (amount: number): TransferEvent => ({
  type: 'accepted',
  intent: 'a',
  receipt: transferReceipt(satang(amount)),
});

const open: TransferEvent = { type: 'opened', now: TRANSFER_NOW };
const submit: TransferEvent = { type: 'submitted', intent: 'a', channel: bank, now: TRANSFER_NOW };
const sending: TransferEvent[] = [open, type('amount', '500'), submit];
const lost: TransferEvent[] = [...sending, { type: 'connectionLost', intent: 'a' }];
const coins: TransferEvent[] = [
  open,
  type('amount', '50'),
  type('reference', 'a'.repeat(64)),
  { ...submit, channel: usdt },
];

const STATES: Readonly<Record<string, TransferState>> = {
  'details, empty': INITIAL_TRANSFER,
  'details, typed': run(type('amount', '500')),
  'details with an edited time': run(open, type('time', '08:00'), { type: 'returned' }),
  'reporting, suggested time': run(open),
  'reporting, edited time': run(open, type('time', '08:00')),
  'reporting with problems': run(open, submit),
  'reporting after a refusal': run(...sending, {
    type: 'refused',
    intent: 'a',
    failure: TRANSFER_FAILURE,
  }),
  sending: run(...sending),
  'sending USDT': run(...coins),
  unsure: run(...lost),
  'sending again': run(...lost, { type: 'rechecked' }),
  reported: run(...sending, receipt(50_000)),
};

const EVENTS: Readonly<Record<string, TransferEvent>> = {
  open: { type: 'opened', now: TRANSFER_NOW + 60_000 },
  'type an amount': type('amount', '600'),
  'type a day': type('day', '2026-01-14'),
  'type a time': type('time', '07:00'),
  submit: { ...submit, intent: 'b' },
  'submit with a bonus': { ...submit, intent: 'b', bonus: 'tenth' },
  'accepted with its amount': receipt(50_000),
  'accepted with another amount': receipt(50_100),
  'accepted with nothing': receipt(0),
  'another accepted': {
    type: 'accepted',
    intent: 'z',
    receipt: transferReceipt(satangFromBaht(500)),
  },
  refused: { type: 'refused', intent: 'a', failure: TRANSFER_FAILURE },
  'another refused': { type: 'refused', intent: 'z', failure: TRANSFER_FAILURE },
  lost: { type: 'connectionLost', intent: 'a' },
  'another lost': { type: 'connectionLost', intent: 'z' },
  recheck: { type: 'rechecked' },
  return: { type: 'returned' },
  restart: { type: 'restarted' },
  reopen: { type: 'reopened' },
};

it('every state reacts to every event of a transfer as in the reviewed table', async () => {
  const table = transitionTable(transferTransition, STATES, EVENTS);
  await expect(table).toMatchFileSnapshot('./transferTable.txt');
});
