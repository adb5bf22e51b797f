import { describe, expect, it } from 'vitest';
import { otpDraft, otpFromDraft, registerDraft, registerFromDraft } from './joinDrafts.ts';
import { type PhoneOtp, askCode, askPhone } from './otpFlow.ts';
import { type RegisterForm, type RegisterState, INITIAL_REGISTER, ask } from './registerFlow.ts';

const sent: PhoneOtp = {
  phone: '0812345678',
  reference: 'ABCD',
  expiresAt: 300,
  resendAt: 60,
  spent: false,
};
const form: RegisterForm = {
  bank: 'kbank',
  accountNumber: '4567890123',
  firstName: 'อรุณ',
  lastName: 'แสงทอง',
  username: null,
  password: 'secret99',
};
const proof = { phone: '0812345678', token: 'op_1', expiresAt: 900 };
const failure = { messageId: 'error.register.6000', code: '6000' } as const;

describe('a phone verification', () => {
  it('stores phone, SMS and step, never the code', () => {
    expect(otpDraft(askPhone('08'))).toEqual({ phone: '08' });
    expect(otpDraft({ ...askPhone('08'), sent })).toEqual({
      phone: '08',
      sent: JSON.stringify(sent),
    });
    expect(otpDraft(askCode(sent, '123456'))).toEqual({
      phone: '0812345678',
      sent: JSON.stringify(sent),
      view: 'code',
    });
  });

  it('stores no empty values', () => {
    expect(Object.keys(otpDraft(askCode(sent)))).toEqual(['phone', 'sent', 'view']);
    expect(Object.keys(otpDraft(askPhone('08')))).toEqual(['phone']);
  });

  it('continues at the code, whatever the clock of the phone says', () => {
    const draft = otpDraft(askCode(sent, '123456'));
    expect(otpFromDraft(draft, 299)).toEqual(askCode(sent));
    expect(otpFromDraft(draft, 9_000_000)).toEqual(askCode(sent));
    expect(otpFromDraft({ ...draft, phone: '0899999999' }, 0)).toEqual({
      ...askPhone('0899999999'),
      sent,
    });
    expect(otpFromDraft({ phone: '0812345678', sent: JSON.stringify(sent) }, 0)).toEqual({
      ...askPhone('0812345678'),
      sent,
    });
    expect(otpFromDraft({}, 0)).toEqual(askPhone(''));
    expect(otpFromDraft({ phone: '1'.repeat(300) }, 0)).toEqual(askPhone('1'.repeat(200)));
  });

  it('offers the code of a request whose reply was lost, or that a reload interrupted', () => {
    const asked = { ...askPhone('0812345678'), asked: '0812345678' };
    expect(otpFromDraft(otpDraft(asked), 0)).toEqual(asked);
    const requesting = { status: 'requesting', phone: '0812345678', intent: 'a' } as const;
    expect(otpFromDraft(otpDraft(requesting), 0)).toEqual(asked);
    const atHand = { ...sent, reference: '', expiresAt: null };
    expect(otpFromDraft(otpDraft(askCode(atHand)), 0)).toEqual(askCode(atHand));
  });

  it('waits after a reload as long as it has to', () => {
    const waiting = { ...askPhone('0812345678'), waitUntil: 90 };
    expect(otpFromDraft(otpDraft(waiting), 89)).toEqual(waiting);
    expect(otpFromDraft(otpDraft(waiting), 90)).toEqual(askPhone('0812345678'));
    expect(otpFromDraft({ phone: '08', waitUntil: 'soon' }, 0)).toEqual(askPhone('08'));
  });

  it.each<[string, string]>([
    ['no JSON', '{'],
    ['null', 'null'],
    ['text', '"x"'],
    ['a list', '[]'],
    ...Object.keys(sent).map(
      (field) => [`a wrong ${field}`, JSON.stringify({ ...sent, [field]: [] })] as [string, string],
    ),
  ])('ignores a stored SMS that is %s', (_, text) => {
    expect(otpFromDraft({ phone: '0812345678', sent: text, view: 'code' }, 0)).toEqual(
      askPhone('0812345678'),
    );
  });
});

describe('a registration', () => {
  const stored = {
    bank: 'kbank',
    accountNumber: '4567890123',
    firstName: 'อรุณ',
    lastName: 'แสงทอง',
  };
  const sending = { status: 'sending', form, proof, details: {}, intent: 'a' } as RegisterState;

  it.each([
    [
      'the first step',
      INITIAL_REGISTER,
      { bank: '', accountNumber: '', firstName: '', lastName: '', step: 'proving' },
    ],
    [
      'the account',
      ask('bank', { form, proof }),
      { ...stored, proof: JSON.stringify(proof), step: 'bank' },
    ],
    [
      'the login, with a username',
      ask('login', { form: { ...form, username: 'arun' }, proof }),
      { ...stored, username: 'arun', proof: JSON.stringify(proof), step: 'login' },
    ],
    ['a sent form', sending, { ...stored, proof: JSON.stringify(proof), step: 'login' }],
    ['a new member', { status: 'joined', credit: null }, {}],
  ] as const)('stores %s, never the password', (_, state, draft) => {
    expect(registerDraft(state)).toEqual(draft);
  });

  it('continues at its step while the proof is valid', () => {
    const empty = { ...form, password: '' };
    for (const step of ['bank', 'login'] as const) {
      const draft = registerDraft(ask(step, { form, proof }));
      expect(registerFromDraft(draft, 899)).toEqual(ask(step, { form: empty, proof }));
      expect(registerFromDraft(draft, 900)).toEqual({
        status: 'proving',
        form: empty,
        proof: null,
        failure: null,
      });
    }
    expect(
      registerFromDraft({ ...stored, proof: JSON.stringify(proof), step: 'proving' }, 0),
    ).toEqual({ status: 'proving', form: empty, proof, failure: null });
    expect(registerFromDraft({}, 0)).toEqual({ ...INITIAL_REGISTER });
    expect(registerFromDraft({ username: 'a'.repeat(300) }, 0)).toMatchObject({
      form: { username: 'a'.repeat(200) },
    });
  });

  it.each(['phone', 'token', 'expiresAt'])('ignores a proof with a wrong %s', (field) => {
    const broken = JSON.stringify({ ...proof, [field]: {} });
    expect(registerFromDraft({ ...stored, proof: broken, step: 'login' }, 0)).toMatchObject({
      status: 'proving',
      proof: null,
    });
  });

  it('keeps the reason of a repeated verification out of the draft', () => {
    expect(registerDraft({ status: 'proving', form, proof: null, failure })).not.toHaveProperty(
      'failure',
    );
  });
});
