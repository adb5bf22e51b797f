import {
  ACCOUNT_PATTERN,
  BANKS,
  LINK_NAME_MAX,
  NAME_MAX,
  NAME_PATTERN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_PATTERN,
  USERNAME_PATTERN,
  linkName,
} from '@brand/domain';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import { SECOND } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { callerAddress } from '../http/callerAddress.ts';
import { jsonBody, language, text } from '../http/validate.ts';
import { readSetting } from '../settings/settings.ts';
import { affiliateByCode, countVisit, maskedName } from './affiliateLinks.ts';
import { joinRefusal } from './joinRefusal.ts';
import { openLoginLink } from './loginLinks.ts';
import { forgotPassword, resetPassword } from './newPassword.ts';
import { checkOtp, requestOtp } from './otps.ts';
import { register } from './register.ts';
import { checkUsername } from './usernameCheck.ts';

const phone = v.pipe(v.string(), v.regex(PHONE_PATTERN));
const purpose = v.picklist(['register', 'forgot']);
const username = v.pipe(v.string(), v.regex(USERNAME_PATTERN));
const password = text(PASSWORD_MIN, PASSWORD_MAX);
const name = v.pipe(v.string(), v.maxLength(NAME_MAX), v.regex(NAME_PATTERN));
const token = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));
/** Name of an affiliate link; null if there is nothing but spaces. */
const link = v.optional(v.pipe(text(1, LINK_NAME_MAX), v.transform(linkName)));
const visitor = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)));

const OtpRequest = v.object({ phone, purpose, lang: v.optional(language, 'th') });
const OtpCheck = v.object({ phone, purpose, otp: v.pipe(v.string(), v.regex(/^\d{6}$/)) });
const Username = v.object({ otp_token: token, username });
const Registration = v.object({
  phone,
  otp_token: token,
  username: v.optional(username),
  password,
  bank: v.picklist(BANKS.map(({ code }) => code)),
  bank_id: v.pipe(v.string(), v.regex(ACCOUNT_PATTERN)),
  firstname: name,
  lastname: name,
  ref: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/))),
  link,
  visitor,
  line_token: v.optional(token),
});
const Visit = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)), link, visitor });
const Forgot = v.object({ phone, otp_token: token, password });
const Reset = v.object({ old_password: text(1, PASSWORD_MAX), password });
const LoginUrl = v.object({ token });

/** Registration, password recovery, password change, and login by link (sections 2, 5 and 8). */
export function joinRoutes(app: Hono, context: Context): void {
  app.get('/api/v1/member/register/options', (request) => {
    const { otpWait } = context.rules.join;
    return request.json({
      code: 0,
      result: {
        open: !readSetting(context.db, 'registrationClosed'),
        otp_wait: otpWait / SECOND,
        bank: BANKS.map(({ code, nameTh, nameEn, accountDigits }) => ({
          id: code,
          img: `${context.apiOrigin}/cdn/banks/${code}.svg`,
          nameTh,
          nameEn,
          digits: accountDigits,
        })),
      },
    });
  });

  app.post('/api/v1/member/otp/request', async (request) =>
    request.json(requestOtp(context, await jsonBody(request, OtpRequest))),
  );

  app.post('/api/v1/member/otp/check', async (request) =>
    request.json(await checkOtp(context, await jsonBody(request, OtpCheck))),
  );

  app.post('/api/v1/member/register/username', async (request) => {
    const { otp_token: proof, username: chosen } = await jsonBody(request, Username);
    const address = callerAddress(request);
    return request.json(checkUsername(context, { username: chosen, proof, address }));
  });

  app.post('/api/v1/member/register', async (request) => {
    const { otp_token, bank_id, line_token, ...form } = await jsonBody(request, Registration);
    const proofs = { proof: otp_token, lineProof: line_token };
    return request.json(register(context, { ...form, ...proofs, number: bank_id }));
  });

  app.post('/api/v1/member/aff/visit', async (request) => {
    const visit = await jsonBody(request, Visit);
    const affiliate = affiliateByCode(context, visit.id);
    if (!affiliate) return request.json(joinRefusal(8000));
    countVisit(context, {
      affiliate: affiliate.id,
      link: visit.link ?? null,
      visitor: visit.visitor,
    });
    const result = { id: affiliate.aff_code, name: maskedName(affiliate.username) };
    return request.json({ code: 0, result });
  });

  app.post('/api/v1/member/forgot', async (request) => {
    const { otp_token, ...form } = await jsonBody(request, Forgot);
    return request.json(forgotPassword(context, { ...form, proof: otp_token }));
  });

  app.post('/api/v1/member/resetPassword', async (request) => {
    const caller = requireCaller(context, request);
    const { old_password, password: chosen } = await jsonBody(request, Reset);
    return request.json(
      await resetPassword(context, caller, { old: old_password, password: chosen }),
    );
  });

  app.post('/api/v1/member/loginUrl', async (request) => {
    const link = await jsonBody(request, LoginUrl);
    return request.json(openLoginLink(context, link.token));
  });
}
