import type {
  AffiliateLink,
  Joined,
  Locale,
  OtpProof,
  OtpPurpose,
  RegisterOptions,
  SentOtp,
  Session,
  UsernameAnswer,
} from '@brand/domain';
import * as v from 'valibot';
import type { ApiClient, CallOptions } from '../client/client.ts';
import { breakRefusal } from './fromWire/breakRefusal.ts';
import {
  affiliateLinkReply,
  joinRefusal,
  joinedReply,
  otpProofReply,
  registerOptionsReply,
  sentOtpReply,
  usernameReply,
} from './fromWire/join.ts';
import { sessionReply } from './fromWire/session.ts';

/** Recipient and purpose of an OTP. */
export interface OtpRequest {
  readonly phone: string;
  readonly purpose: OtpPurpose;
  /** Language of the SMS. */
  readonly locale: Locale;
}

/** A new member with a verified phone. */
export interface Registration {
  readonly phone: string;
  /** `token` of the proof that `checkOtp` returned for this phone. */
  readonly otpToken: string;
  /** Login name; the phone number if omitted. */
  readonly username?: string | undefined;
  readonly password: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Id behind `/register/`, `/registerAff/` or `/aff/`. */
  readonly ref?: string | undefined;
  /** Name of that link. Send it only if the operator says that the API counts links by name. */
  readonly link?: string | undefined;
  /** Token of this visitor, as returned with the registration promotion. */
  readonly visitor?: string | undefined;
  /** `token` of the proof that `LineApi.logIn` returned. Send it only if the operator says that the API takes it. */
  readonly lineToken?: string | undefined;
}

/** Calls for registration, password reset and change, and login links. */
export interface JoinApi {
  /** Whether registration is open, and the accepted banks. */
  options(options?: CallOptions): Promise<RegisterOptions>;
  /** Sends an OTP by SMS. 6000, 6005 (with `waitMs`), 6006 (section 8). */
  requestOtp(request: OtpRequest, options?: CallOptions): Promise<SentOtp>;
  /**
   * Exchanges an OTP for a proof. 6001 wrong, 6002 already registered, 6003 expired, 6004 too many tries, 6005, 6006.
   */
  checkOtp(
    check: { readonly phone: string; readonly purpose: OtpPurpose; readonly otp: string },
    options?: CallOptions,
  ): Promise<OtpProof>;
  /**
   * Whether a chosen username is free. The API may not have this call; the operator enables it. 4290 too many checks,
   * 6000 and 6001 as for `register`.
   */
  checkUsername(
    check: {
      /** `token` of the proof that `checkOtp` returned. */
      readonly otpToken: string;
      /** A name that matches `USERNAME_PATTERN`; never a phone number. */
      readonly username: string;
    },
    options?: CallOptions,
  ): Promise<UsernameAnswer>;
  /**
   * Registers and stores the session. 4000 (with `field`), 5001, 6000, 6001, 6002, 6006, 8000, 9998; with `lineToken` 6009 (the
   * proof is over) and 6010 (a member has the LINE account).
   */
  register(form: Registration, options?: CallOptions): Promise<Joined>;
  /** Owner of an affiliate link; null if it does not exist. Counts the visit, once a day per `visitor`. */
  visitAffiliate(
    visit: {
      readonly id: string;
      readonly link?: string | undefined;
      readonly visitor?: string | undefined;
    },
    options?: CallOptions,
  ): Promise<AffiliateLink | null>;
  /** Sets a new password with an OTP, ends all sessions and stores a new one. 5001, 6000, 6001, 6006, 8000, 9998. */
  forgot(
    form: { readonly phone: string; readonly otpToken: string; readonly password: string },
    options?: CallOptions,
  ): Promise<Session>;
  /** Changes the password; the member's other sessions end. 4290 too many tries, 5002 wrong old password. */
  resetPassword(
    form: { readonly oldPassword: string; readonly password: string },
    options?: CallOptions,
  ): Promise<void>;
  /** Logs in with the token of `/loginUrl?token=` and stores the session. 5003 used or expired, and the login codes. */
  logInByLink(token: string, options?: CallOptions): Promise<Session>;
}

/** Adds the registration calls to a client (`createMemberApi(…).client`). */
export function createJoinApi({ call, session, onDropped, languageOf }: ApiClient): JoinApi {
  return {
    async options(options) {
      const { options: offered, dropped } = await call(
        {
          send: (wire, init) => wire.GET('/api/v1/member/register/options', init),
          reads: registerOptionsReply,
          isPublic: true,
        },
        options,
      );
      if (dropped > 0) onDropped('bank', dropped);
      return offered;
    },

    requestOtp: ({ phone, purpose, locale }, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/v1/member/otp/request', {
              ...init,
              body: { phone, purpose, lang: languageOf(locale) },
            }),
          reads: sentOtpReply,
          area: 'otp',
          token: null,
          refusalDetails: joinRefusal,
        },
        options,
      ),

    checkOtp: ({ phone, purpose, otp }, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/v1/member/otp/check', { ...init, body: { phone, purpose, otp } }),
          reads: otpProofReply,
          area: 'otp',
          token: null,
          refusalDetails: joinRefusal,
        },
        options,
      ),

    checkUsername: ({ otpToken, username }, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/v1/member/register/username', {
              ...init,
              body: { otp_token: otpToken, username },
            }),
          reads: usernameReply,
          area: 'register',
          token: null,
        },
        options,
      ),

    async register(form, options) {
      const joined = await call(
        {
          send: (wire, init) =>
            wire.POST('/api/v1/member/register', {
              ...init,
              body: {
                phone: form.phone,
                otp_token: form.otpToken,
                password: form.password,
                bank: form.bankCode as 'kbank',
                bank_id: form.accountNumber,
                firstname: form.firstName,
                lastname: form.lastName,
                ...(form.username && { username: form.username }),
                ...(form.ref && { ref: form.ref }),
                ...(form.link && { link: form.link }),
                ...(form.visitor && { visitor: form.visitor }),
                ...(form.lineToken && { line_token: form.lineToken }),
              },
            }),
          reads: joinedReply,
          area: 'register',
          refusesWith9998: true,
          token: null,
          refusalDetails: joinRefusal,
        },
        options,
      );
      session.write(joined.session);
      return joined;
    },

    visitAffiliate: ({ id, link, visitor }, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/v1/member/aff/visit', {
              ...init,
              body: { id, ...(link && { link }), ...(visitor && { visitor }) },
            }),
          reads: affiliateLinkReply,
          codes: [0, 8000],
          isPublic: true,
        },
        options,
      ),

    async forgot({ phone, otpToken, password }, options) {
      const opened = await call(
        {
          send: (wire, init) =>
            wire.POST('/api/v1/member/forgot', {
              ...init,
              body: { phone, otp_token: otpToken, password },
            }),
          reads: sessionReply,
          area: 'forgot',
          refusesWith9998: true,
          token: null,
          refusalDetails: (body) => ({ ...joinRefusal(body), ...breakRefusal(body) }),
        },
        options,
      );
      session.write(opened);
      return opened;
    },

    async resetPassword({ oldPassword, password }, options) {
      await call(
        {
          send: (wire, init) =>
            wire.POST('/api/v1/member/resetPassword', {
              ...init,
              body: { old_password: oldPassword, password },
            }),
          reads: v.unknown(),
          area: 'resetPassword',
          refusalDetails: joinRefusal,
        },
        options,
      );
    },

    async logInByLink(token, options) {
      const opened = await call(
        {
          send: (wire, init) => wire.POST('/api/v1/member/loginUrl', { ...init, body: { token } }),
          reads: sessionReply,
          area: 'loginLink',
          refusalDetails: breakRefusal,
          token: null,
        },
        options,
      );
      session.write(opened);
      return opened;
    },
  };
}
