import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../errors/errorCatalogue.ts';
import {
  INITIAL_OTP,
  type OtpEvent,
  type OtpState,
  askCode,
  askPhone,
  canEnterCode,
  hasSentCode,
  otpTransition,
} from './otpFlow.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 1_000;
const otp = { waitMs: 60_000, reference: 'ABCD', expiresAt: 300_000 };
const failed = (code: string | null): Failure => ({ messageId: 'error.otp.other', code });
const run = (from: OtpState, ...events: OtpEvent[]) => events.reduce(otpTransition, from);

const typed: OtpEvent = { type: 'phoneTyped', text: '0812345678' };
const asked: OtpEvent = { type: 'phoneSubmitted', intent: 'a', now: 0 };
const sent: OtpEvent = { type: 'sent', intent: 'a', otp, now: 0 };
const AT_CODE = run(INITIAL_OTP, typed, asked, sent);
const digits: OtpEvent = { type: 'codeTyped', text: '123456' };
const check: OtpEvent = { type: 'codeSubmitted', intent: 'b' };
const refused = (code: string | null, waitUntil: number | null = null): OtpEvent => ({
  type: 'refused',
  intent: 'b',
  failure: failed(code),
  waitUntil,
  maybeSent: false,
});
const lost: OtpEvent = { ...refused(null), intent: 'a', maybeSent: true } as OtpEvent;

describe('phone verification', () => {
  it('goes from phone to code and keeps the phone', () => {
    expect(AT_CODE).toMatchObject({
      status: 'code',
      phone: '0812345678',
      sent: { reference: 'ABCD', resendAt: 60_000, expiresAt: 300_000, spent: false },
    });
    const proved = run(AT_CODE, digits, check, { type: 'proved', intent: 'b' });
    expect(proved).toMatchObject({ status: 'phone', phone: '0812345678', sent: null });
  });

  it('names the problem of an invalid phone and sends nothing', () => {
    const state = run(INITIAL_OTP, { type: 'phoneTyped', text: '0212345678' }, asked);
    expect(state).toMatchObject({
      status: 'phone',
      problem: { messageId: 'account.problem.phoneStart' },
    });
  });

  it('does not request a second SMS while the first code is valid', () => {
    const back = run(AT_CODE, { type: 'phoneEdited' });
    expect(back).toMatchObject({ status: 'phone', phone: '0812345678' });
    const again: OtpEvent = { type: 'phoneSubmitted', intent: 'c', now: 200_000 };
    expect(run(back, again).status).toBe('code');
    const late: OtpEvent = { type: 'phoneSubmitted', intent: 'c', now: 300_000 };
    expect(run(back, late).status).toBe('requesting');
    const other: OtpEvent = { type: 'phoneTyped', text: '0912345678' };
    expect(run(back, other, again).status).toBe('requesting');
  });

  it('can show the code step again until the code and the wait time are over', () => {
    const back = run(AT_CODE, { type: 'phoneEdited' });
    expect(hasSentCode(back, 299_999)).toBe(true);
    expect(hasSentCode(back, 300_000)).toBe(false);
    const late = { ...otp, phone: '0812345678', resendAt: 400_000, spent: false };
    const waiting = run(askCode(late), { type: 'phoneEdited' });
    expect(hasSentCode(waiting, 399_999)).toBe(true);
    expect(hasSentCode(waiting, 400_000)).toBe(false);
  });

  it('cannot show the code step again from that step, or without an SMS', () => {
    expect(hasSentCode(AT_CODE, 0)).toBe(false);
    expect(hasSentCode(askPhone('0812345678'), 0)).toBe(false);
    expect(hasSentCode(run(INITIAL_OTP, typed, asked), 0)).toBe(false);
  });

  it('sends another SMS only after the wait time', () => {
    const early: OtpEvent = { type: 'resendAsked', intent: 'c', now: 59_999 };
    expect(run(AT_CODE, early)).toBe(AT_CODE);
    expect(run(AT_CODE, { ...early, now: 60_000 }).status).toBe('resending');
  });

  it('waits as long as code 6005 requires, at the phone and code steps', () => {
    const asking = run(INITIAL_OTP, typed, { ...asked, intent: 'b' }, refused('6005', 90_000));
    expect(asking).toMatchObject({ status: 'phone', phone: '0812345678', waitUntil: 90_000 });
    expect(run(asking, { ...asked, now: 89_999 })).toBe(asking);
    expect(run(asking, { ...asked, now: 90_000 }).status).toBe('requesting');
    expect(run(AT_CODE, digits, check, refused('6005', 90_000))).toMatchObject({
      status: 'code',
      sent: { resendAt: 90_000 },
    });
  });

  it('lets the user correct a wrong code', () => {
    expect(run(AT_CODE, digits, check, refused('6001'))).toMatchObject({
      status: 'code',
      code: '123456',
      tried: true,
      sent: { spent: false },
    });
  });

  it.each(['6003', '6004'])('accepts no further try after %s, only a new code', (code) => {
    const state = run(AT_CODE, digits, check, refused(code));
    expect(state).toMatchObject({ status: 'code', sent: { spent: true } });
    expect(run(state, check)).toBe(state);
    expect(run(state, { type: 'resendAsked', intent: 'c', now: 60_000 }).status).toBe('resending');
  });

  it('returns to the phone step when the phone is refused', () => {
    expect(run(AT_CODE, digits, check, refused('6002'))).toMatchObject({
      status: 'phone',
      failure: { code: '6002' },
      sent: null,
    });
  });

  it('checks a code after its time too: only the server knows whether it has expired', () => {
    expect(run(AT_CODE, digits, check).status).toBe('checking');
  });

  it('takes a code whose request got no reply, for that phone only', () => {
    const asking = run(INITIAL_OTP, typed, asked, lost);
    expect(asking).toMatchObject({ status: 'phone', phone: '0812345678', failure: { code: null } });
    expect(canEnterCode(asking)).toBe(true);
    const atHand: OtpEvent = { type: 'codeAtHand', now: 5_000 };
    const entering = run(asking, atHand);
    expect(entering).toMatchObject({
      status: 'code',
      sent: { phone: '0812345678', reference: '', expiresAt: null, resendAt: 5_000 },
    });
    expect(run(entering, digits, check).status).toBe('checking');
    // The code is asked for again, and not a second SMS.
    const again: OtpEvent = { type: 'phoneSubmitted', intent: 'c', now: 9_000_000 };
    expect(run(entering, { type: 'phoneEdited' }, again).status).toBe('code');

    const other = run(asking, { type: 'phoneTyped', text: '0912345678' });
    expect(canEnterCode(other)).toBe(false);
    expect(run(other, atHand)).toBe(other);
    expect(canEnterCode(run(other, { type: 'phoneTyped', text: '081-234-5678' }))).toBe(true);
    expect(canEnterCode(run(INITIAL_OTP, typed))).toBe(false);
    expect(canEnterCode(AT_CODE)).toBe(false);
  });

  it('takes a code after 6005: an earlier SMS may have arrived', () => {
    const early = { ...refused('6005', 90_000), intent: 'a', maybeSent: true } as OtpEvent;
    const entering = run(INITIAL_OTP, typed, asked, early, { type: 'codeAtHand', now: 5_000 });
    expect(entering).toMatchObject({ status: 'code', sent: { resendAt: 90_000 } });
  });

  it('keeps the input after a connection error', () => {
    expect(run(AT_CODE, digits, check, refused(null))).toMatchObject({
      status: 'code',
      code: '123456',
      sent: { spent: false },
    });
  });

  it('never checks a different or used code, in any order of events', () => {
    const any = fc.constantFrom<OtpEvent>(
      typed,
      { type: 'phoneTyped', text: '0212345678' },
      asked,
      { type: 'phoneSubmitted', intent: 'd', now: 400_000 },
      sent,
      { type: 'sent', intent: 'c', otp: { ...otp, expiresAt: 700_000 }, now: 400_000 },
      digits,
      { type: 'codeTyped', text: '12' },
      check,
      ...['4000', '6001', '6002', '6003', '6004', null].map((code) => refused(code)),
      {
        type: 'refused',
        intent: 'a',
        failure: failed('6005'),
        waitUntil: 90_000,
        maybeSent: true,
      },
      { type: 'resendAsked', intent: 'c', now: 100_000 },
      lost,
      { type: 'codeAtHand', now: 100_000 },
      { type: 'phoneEdited' },
      { type: 'proved', intent: 'b' },
      { type: 'reopened', failure: failed('6000') },
    );
    // Random single events rarely reach a check, so the list includes common sequences.
    const stretch = fc.constantFrom<OtpEvent[]>([typed, asked, sent], [digits, check]);
    const steps = fc.array(fc.oneof(any, any, stretch), { maxLength: 60, size: 'max' });
    let checked = 0;
    fc.assert(
      fc.property(steps, (list) => {
        let state = INITIAL_OTP;
        for (const event of list.flat()) {
          const next = otpTransition(state, event);
          if (next.status === 'checking' && state.status !== 'checking') {
            checked += 1;
            expect(state).toMatchObject({ status: 'code', sent: { spent: false } });
            expect(next.code).toMatch(/^\d{6}$/);
            if (state.status === 'code') expect(next.code).toBe(state.code);
          }
          if (next.status === 'requesting') expect(next.phone).toMatch(/^0[689]\d{8}$/);
          if ('sent' in next && next.status !== 'phone') expect(next.sent.phone).toBe(next.phone);
          if (event.type !== 'phoneTyped') expect(next.phone).toBe(state.phone);
          state = next;
        }
      }),
      { numRuns: RUNS, seed: 20_260_115 },
    );
    expect(checked).toBeGreaterThan(RUNS / 2);
  });
});
