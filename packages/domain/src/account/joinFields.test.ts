import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankName, checkAccountNumber, checkBank } from './bank.ts';
import { BANKS } from './bankList.ts';
import { FIELD_PROBLEM_IDS, type FieldCheck } from './fieldCheck.ts';
import { checkOtp } from './otp.ts';
import { checkNewPassword, checkOldPassword, checkRepeatedPassword } from './password.ts';
import { checkFirstName, checkLastName, checkUsername, chosenUsername } from './personName.ts';
import { checkPhone } from './phone.ts';

/** The value to be sent, or the short name of the problem. */
function outcome(check: FieldCheck): string {
  return check.ok ? check.value : `! ${check.problem.messageId.replace('account.problem.', '')}`;
}

const bankOf = (code: string) => BANKS.find((bank) => bank.code === code) ?? null;

describe('a phone number', () => {
  it.each([
    ['0812345678', '0812345678'],
    ['0810066123', '0810066123'],
    ['0810081234', '0810081234'],
    ['0612345678', '0612345678'],
    ['0912345678', '0912345678'],
    [' 081-234-5678 ', '0812345678'],
    ['(081) 234.5678', '0812345678'],
    ['๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    ['+66 81 234 5678', '0812345678'],
    ['0066812345678', '0812345678'],
    ['+66 (0)81 234 5678', '0812345678'],
    ['', '! phoneRequired'],
    [' - ', '! phoneRequired'],
    ['0', '! phoneDigits'],
    ['081234567', '! phoneDigits'],
    ['08123456789', '! phoneDigits'],
    ['08123x5678', '! phoneDigits'],
    ['02123x5678', '! phoneDigits'],
    ['0212345678', '! phoneStart'],
    ['1081234567', '! phoneStart'],
    ['0712345678', '! phoneStart'],
    ['812345678', '! phoneStart'],
    ['+1 812 345 6789', '! phoneDigits'],
  ])('typed as %j returns %s', (typed, expected) => {
    expect(outcome(checkPhone(typed))).toBe(expected);
  });

  it('is never sent in a format that the API refuses', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ().-]{8,16}$/)), (typed) => {
        const check = checkPhone(typed);
        if (check.ok) expect(check.value).toMatch(/^0[689]\d{8}$/);
        else expect(FIELD_PROBLEM_IDS).toContain(check.problem.messageId);
      }),
    );
  });
});

describe('an OTP', () => {
  it.each([
    ['012345', '012345'],
    ['012 345', '012345'],
    ['๐๑๒๓๔๕', '012345'],
    ['', '! otpRequired'],
    ['12345', '! otpDigits'],
    ['1234567', '! otpDigits'],
    ['12345a', '! otpDigits'],
  ])('typed as %j returns %s', (typed, expected) => {
    expect(outcome(checkOtp(typed))).toBe(expected);
  });
});

describe('a new password', () => {
  it.each([
    ['123456', '123456'],
    [' 2345 ', ' 2345 '],
    ['', '! passwordRequired'],
    ['12345', '! passwordShort'],
    ['x'.repeat(128), 'x'.repeat(128)],
    ['x'.repeat(129), '! passwordLong'],
  ])('typed as %j returns %s', (typed, expected) => {
    expect(outcome(checkNewPassword(typed))).toBe(expected);
  });

  it('must differ from the old one, where that is known', () => {
    expect(outcome(checkNewPassword('secret1', 'secret1'))).toBe('! passwordSame');
    expect(outcome(checkNewPassword('secret1', 'Secret1'))).toBe('secret1');
  });

  it('must be repeated exactly, and requires the old password', () => {
    expect(outcome(checkRepeatedPassword('secret1', 'secret1'))).toBe('secret1');
    expect(outcome(checkRepeatedPassword('secret2', 'secret1'))).toBe('! passwordRepeat');
    expect(outcome(checkRepeatedPassword('', 'secret1'))).toBe('! repeatRequired');
    expect(outcome(checkOldPassword('x'))).toBe('x');
    expect(outcome(checkOldPassword(''))).toBe('! oldPasswordRequired');
  });
});

describe('a bank account', () => {
  it('must belong to a bank of section 3', () => {
    const codes = 'baac bay bbl cimb citi ghb gsb isbt kbank kkp ktb lh scb tmb uob';
    expect(BANKS.map(({ code }) => code).sort()).toEqual(codes.split(' '));
    expect(outcome(checkBank('kbank'))).toBe('kbank');
    expect(outcome(checkBank(''))).toBe('! bankRequired');
    expect(outcome(checkBank('onewallet'))).toBe('! bankRequired');
    expect(outcome(checkBank('kbank', []))).toBe('! bankRequired');
  });

  it('shows the bank name in the language of the page', () => {
    const gsb = bankOf('gsb');
    expect(gsb && [bankName(gsb, 'th'), bankName(gsb, 'en')]).toEqual([
      'ธนาคารออมสิน',
      'Government Savings Bank',
    ]);
  });

  it.each([
    ['kbank', '123-4-56789-0', '1234567890'],
    ['kbank', '๑๒๓๔๕๖๗๘๙๐', '1234567890'],
    ['kbank', '123456789', '! accountDigits'],
    ['kbank', '123456789012', '! accountDigits'],
    ['baac', '012345678901', '012345678901'],
    ['baac', '1234567890', '! accountDigits'],
    ['gsb', '123456789012345', '123456789012345'],
    ['kbank', '0000000000', '! accountInvalid'],
    ['kbank', '12345abc90', '! accountInvalid'],
    ['kbank', 'a12345', '! accountInvalid'],
    ['kbank', '12345a', '! accountInvalid'],
    ['kbank', ' ', '! accountRequired'],
    ['', '123456789012', '123456789012'],
    ['', '123456789', '! accountInvalid'],
    ['', '1234567890123456', '! accountInvalid'],
  ])('at %j typed as %j returns %s', (code, typed, expected) => {
    expect(outcome(checkAccountNumber(typed, bankOf(code)))).toBe(expected);
  });

  it('reports how many digits an account of the bank has', () => {
    const check = checkAccountNumber('1', bankOf('gsb'));
    expect(check.ok ? null : check.problem.values).toEqual({ digits: '12 / 15' });
  });
});

describe('a name', () => {
  it.each([
    ['สมชาย', 'สมชาย'],
    ['  ณ   อยุธยา ', 'ณ อยุธยา'],
    ['เก๋', 'เก๋'],
    ["O'Neil-Smith", "O'Neil-Smith"],
    ['Jr.', 'Jr.'],
    ['', '! firstNameRequired'],
    ['สมชาย1', '! nameLetters'],
    ['<b>', '! nameLetters'],
    ['่', '! nameLetters'],
    ['ก'.repeat(60), 'ก'.repeat(60)],
    ['ก'.repeat(61), '! nameLetters'],
  ])('typed as %j returns %s', (typed, expected) => {
    expect(outcome(checkFirstName(typed))).toBe(expected);
  });

  it('requires a last name too', () => {
    expect(outcome(checkLastName(''))).toBe('! lastNameRequired');
  });

  it.each([
    ['', ''],
    [' somchai_1 ', 'somchai_1'],
    ['abc', '! usernameForm'],
    ['0812345678', '! usernameForm'],
    ['som chai', '! usernameForm'],
    ['x'.repeat(21), '! usernameForm'],
  ])('for login typed as %j returns %s', (typed, expected) => {
    expect(outcome(checkUsername(typed))).toBe(expected);
  });

  it.each([
    [' somchai_1 ', 'somchai_1'],
    ['som', null],
    ['0812345678', null],
    ['som chai', null],
    ['', null],
    [null, null],
  ])('for login typed as %j has %j as the chosen name', (typed, expected) => {
    expect(chosenUsername(typed)).toBe(expected);
  });
});
