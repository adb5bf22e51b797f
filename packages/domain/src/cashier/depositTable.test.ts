import { expect, it } from 'vitest';
import { satangFromBaht } from '../money/money.ts';
import { transitionTable } from '../testing/transitionTable.ts';
import type { QrChannel } from './channel.ts';
import type { BonusTerms } from './depositBonus.ts';
import {
  type DepositEvent,
  type DepositQr,
  type DepositState,
  INITIAL_DEPOSIT,
  depositTransition,
  isDepositResult,
} from './depositFlow.ts';
import { promptPay } from './testing/promptPay.ts';

const channel = (id: string): QrChannel => ({
  id,
  kind: 'payment',
  name: id,
  accountName: null,
  image: null,
  range: { min: satangFromBaht(50), max: satangFromBaht(45_000) },
  bonus: null,
});
const bonus: BonusTerms = {
  id: 'tenth',
  title: '10%',
  terms: {
    minDeposit: satangFromBaht(200),
    bonus: { kind: 'percent', percent: 10 },
    maxBonus: null,
    turnover: 3,
    turnoverOn: 'bonus',
    excludedTypes: [],
    excludedGames: [],
  },
};
const qr = (baht: number, more: Partial<DepositQr> = {}): DepositQr => ({
  id: 'qr',
  payload: promptPay(baht),
  payAmount: satangFromBaht(baht),
  expiresAt: 600,
  merchantRef: 'REF',
  token: 't',
  debugKey: 'k',
  ...more,
});
const failure = { messageId: 'error.deposit.other', code: '9' } as const;
const fault = { kind: 'network', code: null } as const;
const taken = { id: 'tenth', title: '10%', credit: satangFromBaht(30), turnover: 1 } as never;

const run = (...events: DepositEvent[]) => events.reduce(depositTransition, INITIAL_DEPOSIT);
const typed: DepositEvent[] = [
  { type: 'channelChosen', channel: channel('one') },
  { type: 'amountTyped', text: '300' },
];
const sent: DepositEvent[] = [...typed, { type: 'submitted', intent: 'a', bonus }];
const shown: DepositEvent[] = [...sent, { type: 'qrReceived', intent: 'a', qr: qr(300) }];
const status = (value: Extract<DepositEvent, { type: 'statusReceived' }>['status']) =>
  ({ type: 'statusReceived', qrId: 'qr', status: value }) as const;

const STATES: Readonly<Record<string, DepositState>> = {
  choosing: INITIAL_DEPOSIT,
  'entering 300': run(...typed),
  'entering 10': run(typed[0]!, { type: 'amountTyped', text: '10' }),
  'entering with a problem': run(typed[0]!, { type: 'submitted', intent: 'a' }),
  'entering with a failure': run(...sent, { type: 'qrRefused', intent: 'a', failure }),
  'requesting with a bonus': run(...sent),
  'requesting without a bonus': run(...typed, { type: 'submitted', intent: 'a' }),
  'waiting with a bonus': run(...shown),
  'waiting with a fault': run(...shown, { type: 'statusFailed', qrId: 'qr', fault }),
  succeeded: run(...shown, status({ outcome: 'paid' })),
  alerted: run(...shown, status({ outcome: 'alert', text: 'Ask the admin' })),
  expired: run(...shown, status({ outcome: 'expired' })),
};

const EVENTS: Readonly<Record<string, DepositEvent>> = {
  'another channel': { type: 'channelChosen', channel: channel('two') },
  typing: { type: 'amountTyped', text: '400' },
  'submit without a bonus': { type: 'submitted', intent: 'b' },
  'submit with a bonus': { type: 'submitted', intent: 'b', bonus },
  'its QR': { type: 'qrReceived', intent: 'a', qr: qr(300) },
  'a QR for another request': { type: 'qrReceived', intent: 'z', qr: qr(300) },
  'a QR that pays more': { type: 'qrReceived', intent: 'a', qr: qr(301) },
  'a QR whose code asks for more': {
    type: 'qrReceived',
    intent: 'a',
    qr: qr(300, { payload: promptPay(301) }),
  },
  refusal: { type: 'qrRefused', intent: 'a', failure },
  'refusal of another request': { type: 'qrRefused', intent: 'z', failure },
  'still waiting': status({ outcome: 'waiting' }),
  paid: status({ outcome: 'paid' }),
  'paid for another QR': {
    type: 'statusReceived',
    qrId: 'z',
    status: { outcome: 'paid' },
  },
  alert: status({ outcome: 'alert', text: 'Ask the admin' }),
  'expired by the API': status({ outcome: 'expired' }),
  'failed poll': { type: 'statusFailed', qrId: 'qr', fault },
  'failed poll of another kind': {
    type: 'statusFailed',
    qrId: 'qr',
    fault: { kind: 'server', code: '500' },
  },
  'failed poll with another code': {
    type: 'statusFailed',
    qrId: 'qr',
    fault: { kind: 'network', code: '7' } as never,
  },
  'failed poll for another QR': { type: 'statusFailed', qrId: 'z', fault },
  'just before the end': { type: 'clockReached', now: 599 },
  'the end': { type: 'clockReached', now: 600 },
  cancel: { type: 'cancelled' },
  'stored QR': {
    type: 'resumed',
    pending: { channel: channel('two'), amount: satangFromBaht(1_500), qr: qr(1_500) },
  },
  'stored QR with a bonus': {
    type: 'resumed',
    pending: { channel: channel('two'), amount: satangFromBaht(300), qr: qr(300), bonus: taken },
  },
  'stored QR of another amount': {
    type: 'resumed',
    pending: { channel: channel('two'), amount: satangFromBaht(300), qr: qr(301) },
  },
  'leave the channel': { type: 'leftChannel' },
  restart: { type: 'restarted' },
};

it('every state reacts to every event of a deposit as in the reviewed table', async () => {
  // The QR itself never changes. Its text would hide the rest.
  const table = transitionTable(depositTransition, STATES, EVENTS)
    .replaceAll(JSON.stringify(channel('one')), 'one')
    .replaceAll(JSON.stringify(channel('two')), 'two')
    .replace(/\{"id":"qr"[^{}]*"payAmount":(\d+)[^{}]*\}/g, 'QR of $1');
  await expect(table).toMatchFileSnapshot('./depositTable.txt');
});

it('results end a deposit', () => {
  const results = Object.entries(STATES).filter(([, state]) => isDepositResult(state));
  expect(results.map(([name]) => name)).toEqual(['succeeded', 'alerted', 'expired']);
});
