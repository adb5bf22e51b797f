import { expect, it } from 'vitest';
import { transitionTable } from '../testing/transitionTable.ts';
import { INITIAL_OTP, type OtpEvent, type OtpState, isOtpSent, otpTransition } from './otpFlow.ts';

const otp = { waitMs: 60, reference: 'ABCD', expiresAt: 300 };
const failure = (code: string | null) => ({ messageId: 'error.otp.other', code }) as const;
const run = (...events: OtpEvent[]) => events.reduce(otpTransition, INITIAL_OTP);
const refused = (
  code: string | null,
  waitUntil: number | null = null,
  maybeSent = code === '6005',
): OtpEvent => ({
  type: 'refused',
  intent: 'a',
  failure: failure(code),
  waitUntil,
  maybeSent,
});

const phone: OtpEvent = { type: 'phoneTyped', text: '0812345678' };
const ask: OtpEvent = { type: 'phoneSubmitted', intent: 'a', now: 0 };
const sent: OtpEvent = { type: 'sent', intent: 'a', otp, now: 0 };
const atCode: OtpEvent[] = [phone, ask, sent];
const digits: OtpEvent = { type: 'codeTyped', text: '123456' };
const check: OtpEvent = { type: 'codeSubmitted', intent: 'a' };
const over = [check, refused('6003')];
const lost = refused(null, null, true);

const STATES: Readonly<Record<string, OtpState>> = {
  'phone, empty': INITIAL_OTP,
  'phone, typed': run(phone),
  'phone with a problem': run({ type: 'phoneTyped', text: '12' }, ask),
  'phone with a wait': run(phone, ask, refused('6005', 100)),
  'phone with a valid SMS': run(...atCode, { type: 'phoneEdited' }),
  'phone with an expired SMS': run(...atCode, digits, ...over, { type: 'phoneEdited' }),
  'phone after a lost reply': run(phone, ask, lost),
  'phone after a lost reply, another one': run(phone, ask, lost, { ...phone, text: '0811111111' }),
  requesting: run(phone, ask),
  'code, empty': run(...atCode),
  'code, typed': run(...atCode, digits),
  'code, expired': run(...atCode, digits, ...over),
  'code, not confirmed': run(phone, ask, lost, { type: 'codeAtHand', now: 7 }),
  'code, refused': run(...atCode, digits, check, refused('6001')),
  checking: run(...atCode, digits, check),
  resending: run(...atCode, digits, { type: 'resendAsked', intent: 'a', now: 60 }),
  'resending after expiry': run(...atCode, digits, ...over, {
    type: 'resendAsked',
    intent: 'a',
    now: 400,
  }),
};

const EVENTS: Readonly<Record<string, OtpEvent>> = {
  'type a phone': { type: 'phoneTyped', text: '0899999999' },
  'submit the phone': { type: 'phoneSubmitted', intent: 'b', now: 0 },
  'submit the phone at the end of a wait': { type: 'phoneSubmitted', intent: 'b', now: 100 },
  'submit the phone when the SMS ends': { type: 'phoneSubmitted', intent: 'b', now: 300 },
  'SMS sent': { type: 'sent', intent: 'a', otp, now: 10 },
  'SMS sent, already expired': { type: 'sent', intent: 'a', otp, now: 300 },
  'SMS sent for another call': { type: 'sent', intent: 'z', otp, now: 10 },
  'refused, no code': refused(null),
  'refused, 6001': refused('6001'),
  'refused, 4000': refused('4000', 50),
  'refused, 6002': refused('6002'),
  'refused, 6003': refused('6003'),
  'refused, 6004': refused('6004'),
  'refused, 6005 until 30': refused('6005', 30),
  'refused, 6005 until 500': refused('6005', 500),
  'no reply': lost,
  'another call refused': {
    type: 'refused',
    intent: 'z',
    failure: failure('6001'),
    waitUntil: 9,
    maybeSent: true,
  },
  'code at hand': { type: 'codeAtHand', now: 20 },
  'type a code': { type: 'codeTyped', text: '1' },
  'clear the code': { type: 'codeTyped', text: '' },
  'submit the code': { type: 'codeSubmitted', intent: 'b' },
  'resend too early': { type: 'resendAsked', intent: 'b', now: 59 },
  resend: { type: 'resendAsked', intent: 'b', now: 60 },
  'edit the phone': { type: 'phoneEdited' },
  proved: { type: 'proved', intent: 'a' },
  'another call proved': { type: 'proved', intent: 'z' },
  reopened: { type: 'reopened', failure: failure('6000') },
};

it('every state reacts to every event of a phone verification as in the reviewed table', async () => {
  const table = transitionTable(otpTransition, STATES, EVENTS);
  await expect(table).toMatchFileSnapshot('./otpTable.txt');
});

it('the code step starts with the SMS', () => {
  const before = Object.entries(STATES).filter(([, state]) => !isOtpSent(state));
  expect(before.map(([name]) => name)).toEqual([
    'phone, empty',
    'phone, typed',
    'phone with a problem',
    'phone with a wait',
    'phone with a valid SMS',
    'phone with an expired SMS',
    'phone after a lost reply',
    'phone after a lost reply, another one',
    'requesting',
  ]);
});
