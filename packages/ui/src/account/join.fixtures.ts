import {
  BANKS,
  INITIAL_OTP,
  type Failure,
  type OtpState,
  type PhoneOtp,
  type RegisterForm,
  type RegisterState,
} from '@brand/domain';

import { NOW } from '../private/now.fixtures.ts';
import type { RegisterLine, RegisterLineState } from './RegisterPanel/RegisterLine.tsx';

export const banks = BANKS;

export const nothing = (): void => undefined;

/** Actions of OtpStep that do nothing. */
export const otpActions = {
  onPhoneChange: nothing,
  onPhoneSubmit: nothing,
  onCodeAtHand: nothing,
  onCodeChange: nothing,
  onCodeSubmit: nothing,
  onResend: nothing,
  onExpire: nothing,
  onPhoneEdit: nothing,
};

export const sent = {
  phone: '0812345678',
  reference: 'KDMT',
  expiresAt: NOW + 272_000,
  resendAt: NOW + 45_000,
  spent: false,
} satisfies PhoneOtp;

/** A refused OTP call. */
export const otpFailure = (
  code: '6000' | '6001' | '6002' | '6003' | '6004' | '6005' | '8000',
): Failure => ({
  messageId: `error.otp.${code}` as Failure['messageId'],
  code,
});

export const network: Failure = { messageId: 'error.general.network', code: null };

export const askingPhone = INITIAL_OTP as Extract<OtpState, { status: 'phone' }>;

export const askingCode: Extract<OtpState, { status: 'code' }> = {
  status: 'code',
  phone: sent.phone,
  sent,
  code: '',
  problem: null,
  failure: null,
  tried: false,
};

export const filled: RegisterForm = {
  bank: 'kbank',
  accountNumber: '4567890123',
  firstName: 'อรุณ',
  lastName: 'แสงทอง',
  username: null,
  password: '',
};

const proof = { phone: sent.phone, token: 'op_1', expiresAt: NOW + 900_000 };

/** The bank account step or the password step. */
export const asking = <Status extends 'bank' | 'login'>(
  status: Status,
  rest: Partial<Extract<RegisterState, { status: 'bank' | 'login' }>> = {},
): RegisterState =>
  ({
    form: filled,
    proof,
    problems: {},
    failure: null,
    refusedField: null,
    ...rest,
    status,
  }) as RegisterState;

export const sending: RegisterState = {
  status: 'sending',
  form: { ...filled, password: 'secret99' },
  proof,
  intent: 'a',
  details: {
    phone: proof.phone,
    otpToken: proof.token,
    password: 'secret99',
    bankCode: 'kbank',
    accountNumber: filled.accountNumber,
    firstName: filled.firstName,
    lastName: filled.lastName,
  },
};

/** Registration with LINE, with actions that do nothing. */
export const line = (state: RegisterLineState): RegisterLine => ({
  state,
  opening: false,
  onConnect: nothing,
  onRemove: nothing,
  onExpire: nothing,
});
