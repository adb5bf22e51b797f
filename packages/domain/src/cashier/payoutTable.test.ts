import { expect, it } from 'vitest';
import { RECORD } from './testing/payoutRecord.ts';
import { satangFromBaht } from '../money/money.ts';
import { transitionTable } from '../testing/transitionTable.ts';
import { unknownPayouts } from './payoutState.ts';
import {
  INITIAL_WITHDRAW,
  type WithdrawEvent,
  type WithdrawState,
  withdrawTransition,
} from './withdrawFlow.ts';

const failure = { messageId: 'error.withdraw.other', code: '9', figure: null } as const;
const run = (...events: WithdrawEvent[]) => events.reduce(withdrawTransition, INITIAL_WITHDRAW);
const terms = {
  range: { min: satangFromBaht(300), max: satangFromBaht(999_999) },
  balance: satangFromBaht(12_500),
  locked: false,
};
const submit: WithdrawEvent = { type: 'submitted', ...terms };
const confirm = (intent: string): WithdrawEvent => ({
  type: 'confirmed',
  intent,
  at: 1_000,
  locked: false,
});
const pending = (intent: string, baht: number, released: boolean): WithdrawEvent => ({
  type: 'pendingFound',
  pending: { intent, amount: satangFromBaht(baht), sentAt: 5, released },
});

const reviewing: WithdrawEvent[] = [{ type: 'amountTyped', text: '500' }, submit];
const sending: WithdrawEvent[] = [...reviewing, confirm('a')];
const lost: WithdrawEvent[] = [...sending, { type: 'connectionLost', intent: 'a' }];
const chosen: WithdrawEvent[] = [...lost, { type: 'anotherChosen', at: 1_600, blockedMs: 600 }];
const released: WithdrawEvent[] = [...chosen, { type: 'anotherConfirmed' }];

const STATES: Readonly<Record<string, WithdrawState>> = {
  'entering, empty': INITIAL_WITHDRAW,
  'entering 500': run(reviewing[0]!),
  'entering 10 with a problem': run({ type: 'amountTyped', text: '10' }, submit),
  'entering after a refusal': run(...sending, { type: 'refused', intent: 'a', failure }),
  'entering, an earlier one is unknown': run(...released),
  'entering 500, an earlier one is unknown': run(...released, reviewing[0]!),
  reviewing: run(...reviewing),
  'reviewing the amount that is unknown': run(...released, ...reviewing),
  sending: run(...sending),
  'sending another amount': run(
    ...released,
    { type: 'amountTyped', text: '700' },
    submit,
    confirm('b'),
  ),
  unknown: run(...lost),
  'unknown, waiting': run(...lost, { type: 'waited' }),
  'unknown, another amount chosen': run(...chosen),
  'unknown from another tab while typing': run(reviewing[0]!, pending('a', 700, false)),
  succeeded: run(...sending, { type: 'accepted', intent: 'a', record: RECORD }),
};

const EVENTS: Readonly<Record<string, WithdrawEvent>> = {
  type: { type: 'amountTyped', text: '600' },
  submit,
  'submit while locked': { ...submit, locked: true },
  return: { type: 'returned' },
  confirm: confirm('c'),
  'confirm while locked': { ...confirm('c'), locked: true } as WithdrawEvent,
  'a accepted': { type: 'accepted', intent: 'a', record: RECORD },
  'z accepted': { type: 'accepted', intent: 'z', record: RECORD },
  'a refused': { type: 'refused', intent: 'a', failure },
  'z refused': { type: 'refused', intent: 'z', failure },
  'reply to a lost': { type: 'connectionLost', intent: 'a' },
  'reply to z lost': { type: 'connectionLost', intent: 'z' },
  resend: { type: 'resent' },
  wait: { type: 'waited' },
  'another amount too early': { type: 'anotherChosen', at: 1_599, blockedMs: 600 },
  'another amount': { type: 'anotherChosen', at: 1_600, blockedMs: 600 },
  'confirm another amount': { type: 'anotherConfirmed' },
  'a is stored as unknown': pending('a', 500, false),
  'a is stored as released': pending('a', 500, true),
  'x is stored as unknown': pending('x', 900, false),
  'x is stored as released': pending('x', 900, true),
  'a is in the history': { type: 'found', intent: 'a', record: RECORD },
  'z is in the history': { type: 'found', intent: 'z', record: RECORD },
  'a answered in another tab': { type: 'settledElsewhere', intent: 'a' },
  'z answered in another tab': { type: 'settledElsewhere', intent: 'z' },
  restart: { type: 'restarted' },
};

it('every state reacts to every event of a withdrawal as in the reviewed table', async () => {
  const table = transitionTable(withdrawTransition, STATES, EVENTS);
  await expect(table).toMatchFileSnapshot('./payoutTable.txt');
});

it('a late arrival names its own amount', () => {
  const two = run(pending('a', 500, true), pending('b', 700, true));
  const found = withdrawTransition(two, { type: 'found', intent: 'b', record: RECORD });
  expect(found).toMatchObject({
    open: [{ intent: 'a' }],
    notice: { code: 'late', amount: satangFromBaht(700) },
  });
});

it('lists what is searched for in each state', () => {
  const sought = Object.entries(STATES).map(([name, state]) => [
    name,
    unknownPayouts(state)
      .map(({ intent }) => intent)
      .join(),
  ]);
  expect(Object.fromEntries(sought)).toEqual({
    'entering, empty': '',
    'entering 500': '',
    'entering 10 with a problem': '',
    'entering after a refusal': '',
    'entering, an earlier one is unknown': 'a',
    'entering 500, an earlier one is unknown': 'a',
    reviewing: '',
    'reviewing the amount that is unknown': 'a',
    sending: '',
    'sending another amount': 'a',
    unknown: 'a',
    'unknown, waiting': 'a',
    'unknown, another amount chosen': 'a',
    'unknown from another tab while typing': 'a',
    succeeded: '',
  });
});
