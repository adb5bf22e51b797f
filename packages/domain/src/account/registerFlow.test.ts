import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANKS } from './bankList.ts';
import type { Failure } from '../errors/errorCatalogue.ts';
import { otpDraft, otpFromDraft, registerDraft, registerFromDraft } from './joinDrafts.ts';
import { INITIAL_OTP, type OtpState, otpTransition } from './otpFlow.ts';
import {
  INITIAL_REGISTER,
  type PhoneProof,
  type RegisterEvent,
  type RegisterField,
  type RegisterState,
  registerTransition,
} from './registerFlow.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 1_000;
const proof: PhoneProof = { phone: '0812345678', token: 'op_1', expiresAt: 900_000 };
const run = (from: RegisterState, ...events: RegisterEvent[]) =>
  events.reduce(registerTransition, from);
const typed = (field: RegisterField, text: string): RegisterEvent => ({
  type: 'typed',
  field,
  text,
});
const BANK = [
  typed('bank', 'kbank'),
  typed('accountNumber', '456-7-89012-3'),
  typed('firstName', ' อรุณ '),
  typed('lastName', 'แสงทอง'),
];
const proved: RegisterEvent = { type: 'proved', proof, banks: BANKS };
const toLogin: RegisterEvent = { type: 'bankSubmitted', banks: BANKS };
const submitted: RegisterEvent = { type: 'submitted', intent: 'a', banks: BANKS, now: 0 };
const AT_LOGIN = run(INITIAL_REGISTER, proved, ...BANK, toLogin);
const SENDING = run(AT_LOGIN, typed('password', 'secret99'), submitted);
const refused = (code: string | null, wireField: string | null = null): RegisterEvent => {
  const failure: Failure = { messageId: 'error.register.other', code };
  return { type: 'refused', intent: 'a', failure, wireField };
};

describe('registration', () => {
  it('sends the input in API format', () => {
    expect(SENDING).toMatchObject({
      status: 'sending',
      details: {
        phone: '0812345678',
        otpToken: 'op_1',
        password: 'secret99',
        bankCode: 'kbank',
        accountNumber: '4567890123',
        firstName: 'อรุณ',
        lastName: 'แสงทอง',
      },
    });
    expect(run(SENDING, { type: 'joined', intent: 'a', credit: null }).status).toBe('joined');
  });

  it('names each invalid account field and stays at the step', () => {
    expect(run(INITIAL_REGISTER, proved, toLogin)).toMatchObject({
      status: 'bank',
      problems: {
        bank: { messageId: 'account.problem.bankRequired' },
        accountNumber: { messageId: 'account.problem.accountRequired' },
        firstName: { messageId: 'account.problem.firstNameRequired' },
        lastName: { messageId: 'account.problem.lastNameRequired' },
      },
    });
  });

  it('checks the account number against the selected bank', () => {
    const twelve = typed('accountNumber', '123456789012');
    const goTo = (bank: string) =>
      run(INITIAL_REGISTER, proved, ...BANK, twelve, typed('bank', bank), toLogin);
    expect(goTo('gsb').status).toBe('login');
    expect(goTo('kbank')).toMatchObject({
      status: 'bank',
      problems: { accountNumber: { values: { digits: '10' } } },
    });
  });

  it('clears the problem of a field when the user types in it, and keeps the others', () => {
    const state = run(INITIAL_REGISTER, proved, toLogin, typed('firstName', 'อ'));
    if (state.status !== 'bank') throw new Error(state.status);
    expect(Object.keys(state.problems)).toEqual(['bank', 'accountNumber', 'lastName']);
  });

  it.each(['', '  ', '0812345678'])(
    'with %j as the username uses the phone for login',
    (username) => {
      const state = run(
        AT_LOGIN,
        typed('username', username),
        typed('password', 'secret99'),
        submitted,
      );
      if (state.status !== 'sending') throw new Error(state.status);
      expect(state.details.username).toBeUndefined();
      expect(state.form.username).toBeNull();
    },
  );

  it('refuses a username that could be a phone number', () => {
    const state = run(
      AT_LOGIN,
      typed('username', '0999999999'),
      typed('password', '123'),
      submitted,
    );
    expect(state).toMatchObject({
      status: 'login',
      problems: {
        username: { messageId: 'account.problem.usernameForm' },
        password: { messageId: 'account.problem.passwordShort' },
      },
    });
  });

  it('keeps all input when going back, and skips the completed account step', () => {
    const back = run(AT_LOGIN, typed('password', 'secret99'), { type: 'wentBack' });
    expect(back).toMatchObject({ status: 'bank', form: { bank: 'kbank', password: 'secret99' } });
    const first = run(back, { type: 'wentBack' });
    expect(first).toMatchObject({ status: 'proving', proof: { token: 'op_1' } });
    expect(run(first, { type: 'wentBack' })).toBe(first);
    expect(run(first, proved)).toMatchObject({ status: 'login', form: { password: 'secret99' } });
  });

  it.each([
    ['bank_id', 'bank', 'accountNumber'],
    ['bank', 'bank', 'bank'],
    ['firstname', 'bank', 'firstName'],
    ['lastname', 'bank', 'lastName'],
    ['username', 'login', 'username'],
    ['password', 'login', 'password'],
    ['something', 'login', null],
  ])('opens the step of the field %s that the API refuses', (wire, status, field) => {
    expect(run(SENDING, refused('4000', wire))).toMatchObject({
      status,
      refusedField: field,
      failure: { code: '4000' },
      form: { accountNumber: '456-7-89012-3', password: 'secret99' },
    });
  });

  it.each([
    ['6000', null],
    ['6001', null],
    ['8000', null],
    ['4000', 'phone'],
    ['4000', 'otp_token'],
  ])('verifies the phone again after %s (%s), and keeps the other input', (code, field) => {
    const state = run(SENDING, refused(code, field));
    expect(state).toMatchObject({ status: 'proving', proof: null, failure: { code } });
    expect(run(state, proved)).toMatchObject({ status: 'login', form: { password: 'secret99' } });
  });

  it('sends nothing with an expired proof', () => {
    const late = run(AT_LOGIN, typed('password', 'secret99'), { ...submitted, now: 900_000 });
    expect(late).toMatchObject({ status: 'proving', failure: { code: '6000' } });
  });

  it('marks a username of its own after 6002, which names no field', () => {
    const own = [typed('username', 'arun99'), typed('password', 'secret99'), submitted];
    expect(run(AT_LOGIN, ...own, refused('6002'))).toMatchObject({
      status: 'login',
      failure: { code: '6002' },
      problems: { username: { messageId: 'account.problem.usernameTaken' } },
      form: { username: 'arun99' },
    });
    expect(run(SENDING, refused('6002'))).toHaveProperty('problems', {});
    expect(run(AT_LOGIN, ...own, refused('6006'))).toHaveProperty('problems', {});
    const account = run(AT_LOGIN, ...own, refused('6002', 'bank_id'));
    expect(account).toMatchObject({ refusedField: 'accountNumber' });
    expect(account).toHaveProperty('problems', {});
  });

  it.each(['5001', '6002', '6006', '9998', null])('stays at the last step after %s', (code) => {
    expect(run(SENDING, refused(code))).toMatchObject({
      status: 'login',
      refusedField: null,
      failure: { code },
      form: { password: 'secret99' },
    });
  });

  it('sends only validated input, once per intent, in any order of events', () => {
    const any = fc.constantFrom<RegisterEvent>(
      proved,
      { ...proved, proof: { ...proof, token: 'op_2' } },
      ...BANK,
      typed('bank', 'gsb'),
      typed('accountNumber', '12'),
      typed('username', 'Arun99'),
      typed('username', '1'),
      typed('password', 'secret99'),
      typed('password', '1'),
      toLogin,
      submitted,
      { type: 'submitted', intent: 'b', banks: BANKS, now: 0 },
      { type: 'submitted', intent: 'c', banks: BANKS, now: 900_000 },
      { type: 'wentBack' },
      refused('6000'),
      refused('4000', 'bank_id'),
      refused(null),
      { type: 'joined', intent: 'a', credit: null },
    );
    // Random single events rarely reach the sending state, so the list includes common sequences.
    const stretch = fc.constantFrom<RegisterEvent[]>(
      [proved, ...BANK, toLogin],
      [typed('password', 'secret99'), submitted],
    );
    const steps = fc.array(fc.oneof(any, any, stretch), { maxLength: 60, size: 'max' });
    let sent = 0;
    fc.assert(
      fc.property(steps, (list) => {
        let state: RegisterState = INITIAL_REGISTER;
        for (const event of list.flat()) {
          const next = registerTransition(state, event);
          if (state.status === 'joined') expect(next).toBe(state);
          if (state.status === 'sending' && !['refused', 'joined'].includes(event.type)) {
            expect(next).toBe(state);
          }
          if (next.status === 'sending' && state.status !== 'sending') {
            sent += 1;
            expect(state.status).toBe('login');
            expect(next.details.password.length).toBeGreaterThanOrEqual(6);
            expect(next.details.accountNumber).toBe('4567890123');
            expect(next.details.username).not.toBe('1');
            expect(next.details.otpToken).toBe(next.proof.token);
          }
          if (event.type !== 'typed' && 'form' in state && 'form' in next) {
            expect(next.form.password).toBe(state.form.password);
            expect(next.form.bank).toBe(state.form.bank);
          }
          state = next;
        }
      }),
      { numRuns: RUNS, seed: 20_260_115 },
    );
    expect(sent).toBeGreaterThan(RUNS / 2);
  });
});

describe('registration draft', () => {
  it('restores the form at its step, without the password', () => {
    const draft = registerDraft(run(AT_LOGIN, typed('password', 'secret99')));
    expect(JSON.stringify(draft)).not.toContain('secret99');
    expect(registerFromDraft(draft, 0)).toEqual(AT_LOGIN);
  });

  it('asks for the phone again when the proof has expired, and keeps the other input', () => {
    expect(registerFromDraft(registerDraft(AT_LOGIN), 900_000)).toMatchObject({
      status: 'proving',
      proof: null,
      form: { bank: 'kbank', firstName: ' อรุณ ' },
    });
  });

  it('restores the SMS wait time, without the code', () => {
    const otp = { waitMs: 60_000, reference: 'ABCD', expiresAt: 300_000 };
    const atCode = (
      [
        { type: 'phoneTyped', text: '0812345678' },
        { type: 'phoneSubmitted', intent: 'a', now: 0 },
        { type: 'sent', intent: 'a', otp, now: 0 },
      ] as const
    ).reduce<OtpState>(otpTransition, INITIAL_OTP);
    const draft = otpDraft(otpTransition(atCode, { type: 'codeTyped', text: '987654' }));
    expect(JSON.stringify(draft)).not.toContain('987654');
    expect(otpFromDraft(draft, 1)).toEqual(atCode);
    const edited = otpDraft(otpTransition(atCode, { type: 'phoneEdited' }));
    expect(otpFromDraft(edited, 1)).toMatchObject({ status: 'phone', sent: { reference: 'ABCD' } });
  });

  it('starts over when the stored value was tampered with', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('phone', 'sent', 'proof', 'step', 'bank', 'username'),
          fc.oneof(fc.string(), fc.json(), fc.constantFrom('null', '{}', 'login', 'bank')),
        ),
        (draft) => {
          expect(registerFromDraft(draft, 0).status).toBe('proving');
          expect(otpFromDraft(draft, 0).status).toBe('phone');
        },
      ),
      { numRuns: RUNS, seed: 20_260_115 },
    );
  });
});
