import { expect, it } from 'vitest';
import { transitionTable } from '../testing/transitionTable.ts';
import { BANKS } from './bankList.ts';
import {
  INITIAL_REGISTER,
  type RegisterEvent,
  type RegisterField,
  type RegisterState,
  registerTransition,
} from './registerFlow.ts';

const proof = { phone: '0812345678', token: 'op_1', expiresAt: 900 };
const failure = (code: string | null) => ({ messageId: 'error.register.other', code }) as const;
const run = (...events: RegisterEvent[]) => events.reduce(registerTransition, INITIAL_REGISTER);
const type = (field: RegisterField, text: string): RegisterEvent => ({
  type: 'typed',
  field,
  text,
});
const refused = (code: string | null, wireField: string | null = null): RegisterEvent => ({
  type: 'refused',
  intent: 'a',
  failure: failure(code),
  wireField,
});

const proved: RegisterEvent = { type: 'proved', proof, banks: BANKS };
const toLogin: RegisterEvent = { type: 'bankSubmitted', banks: BANKS };
const submit: RegisterEvent = { type: 'submitted', intent: 'a', banks: BANKS, now: 0 };
const account = [
  type('bank', 'kbank'),
  type('accountNumber', '4567890123'),
  type('firstName', 'อรุณ'),
  type('lastName', 'แสงทอง'),
];
const atLogin = [proved, ...account, toLogin];
const sending = [...atLogin, type('username', 'arun99'), type('password', 'secret99'), submit];

const STATES: Readonly<Record<string, RegisterState>> = {
  proving: INITIAL_REGISTER,
  'proving after going back': run(proved, ...account, { type: 'wentBack' }),
  'bank, empty': run(proved),
  'bank with problems': run(proved, toLogin),
  'bank, complete': run(proved, ...account),
  login: run(...atLogin),
  'login with a password': run(...atLogin, type('password', 'secret99')),
  'login with the phone as username': run(
    ...atLogin,
    type('username', ' 0812345678 '),
    type('password', 'secret99'),
  ),
  'login with problems': run(...atLogin, type('username', 'x'), submit),
  'login without the account': run(...atLogin, type('bank', ''), type('password', 'secret99')),
  'login after a refusal': run(...sending, refused('4000', 'username')),
  sending: run(...sending),
  joined: run(...sending, { type: 'joined', intent: 'a', credit: null }),
};

const EVENTS: Readonly<Record<string, RegisterEvent>> = {
  proved,
  'type a username': type('username', 'somying'),
  'type a bank': type('bank', 'scb'),
  'submit the account': toLogin,
  submit: { ...submit, intent: 'b' },
  'submit when the proof ends': { ...submit, intent: 'b', now: 900 },
  'submit just before': { ...submit, intent: 'b', now: 899 },
  'the proof is still valid': { type: 'clockLearned', now: 899 },
  'the proof has ended': { type: 'clockLearned', now: 900 },
  'go back': { type: 'wentBack' },
  'refused, no code': refused(null),
  'refused, 6000': refused('6000'),
  'refused, 6001': refused('6001'),
  'refused, 8000': refused('8000'),
  'refused, phone': refused('4000', 'phone'),
  'refused, proof': refused('4000', 'otp_token'),
  'refused, bank': refused('4000', 'bank'),
  'refused, account number': refused('4000', 'bank_id'),
  'refused, first name': refused('4000', 'firstname'),
  'refused, last name': refused('4000', 'lastname'),
  'refused, username': refused('4000', 'username'),
  'refused, password': refused('4000', 'password'),
  'refused, unknown field': refused('4000', 'shoe_size'),
  'another call refused': { ...refused('6000'), intent: 'z' } as RegisterEvent,
  joined: { type: 'joined', intent: 'a', credit: null },
  'another call joined': { type: 'joined', intent: 'z', credit: null },
};

it('every state reacts to every event of a registration as in the reviewed table', async () => {
  const table = transitionTable(registerTransition, STATES, EVENTS);
  await expect(table).toMatchFileSnapshot('./registerTable.txt');
});
