import { recentSms } from '../join/sms.ts';
import type { TestReply, testSandbox } from './testSandbox.ts';

type Purpose = 'register' | 'forgot';

/** An unused phone number. */
export const FREE_PHONE = '0899999999';
export const OTP_REQUEST = '/api/v1/member/otp/request';
export const OTP_CHECK = '/api/v1/member/otp/check';

/** The replies of the join calls; the contract check has run before. */
export interface JoinResult {
  wait: number;
  reference: string;
  expires: number;
  otp_token: string;
  access_token: string;
  refresh_token: string;
  promotion: { credit: number } | null;
  result: { username: string; _id: string };
}

export function resultOf({ body }: TestReply): JoinResult {
  return body.result as unknown as JoinResult;
}

/** The calls of the registration form. */
export function joinCalls({ call, context }: ReturnType<typeof testSandbox>) {
  const request = (phone = FREE_PHONE, purpose: Purpose = 'register', lang?: string) =>
    call('POST', OTP_REQUEST, { body: { phone, purpose, ...(lang && { lang }) } });
  const check = (otp: string, phone = FREE_PHONE, purpose: Purpose = 'register') =>
    call('POST', OTP_CHECK, { body: { phone, purpose, otp } });

  /** Requests an OTP and answers with this one. */
  async function answer(otp: string, phone = FREE_PHONE, purpose: Purpose = 'register') {
    await request(phone, purpose);
    return check(otp, phone, purpose);
  }

  /** Requests an OTP and returns the proof for the correct one. */
  async function proof(phone = FREE_PHONE, purpose: Purpose = 'register'): Promise<string> {
    return resultOf(await answer('000000', phone, purpose)).otp_token;
  }

  /** Sends the form; `more` overrides single fields. */
  const register = (otp_token: string, more: Record<string, unknown> = {}) =>
    call('POST', '/api/v1/member/register', {
      body: {
        phone: FREE_PHONE,
        otp_token,
        password: 'secret99',
        bank: 'kbank',
        bank_id: '4567890123',
        firstname: 'อรุณ',
        lastname: 'แสงทอง',
        ...more,
      },
    });

  const checkUsername = (otp_token: string, username: string) =>
    call('POST', '/api/v1/member/register/username', { body: { otp_token, username } });

  const forgot = (otp_token: string, phone: string, password = 'secret99') =>
    call('POST', '/api/v1/member/forgot', { body: { phone, otp_token, password } });

  /** The code of the newest SMS to that phone; undefined if it received none. */
  function codeOn(phone: string): string | undefined {
    const sms = recentSms(context, 100).find((each) => each.phone === phone);
    return /\d{6}/.exec(sms?.text ?? '')?.[0];
  }

  async function logIn(username: string, password: string) {
    const { body } = await call('POST', '/api/v1/member/login', { body: { username, password } });
    return body.code;
  }

  return { request, check, answer, proof, checkUsername, register, forgot, codeOn, logIn };
}
