import {
  type AffiliateLink,
  type Bank,
  type Joined,
  type OtpProof,
  type SentOtp,
  USERNAME_PATTERN,
  type UsernameAnswer,
} from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { listOf } from '../../client/fromWire/list.ts';
import { orNull, required, unixTime } from '../../client/fromWire/loose.ts';
import { baht } from '../../client/fromWire/money.ts';
import { authFields, authSession } from './session.ts';

const seconds = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(86_400),
  v.transform((value) => Math.round(value * 1000)),
);

const bank = v.pipe(
  v.object({
    id: required,
    nameTh: required,
    nameEn: required,
    digits: v.pipe(
      v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(30))),
      v.minLength(1),
    ),
  }),
  v.transform(({ id, nameTh, nameEn, digits }): Bank => ({
    code: id,
    nameTh,
    nameEn,
    accountDigits: digits,
  })),
);

/** Reply of `registerOptions` → form options. */
export const registerOptionsReply = v.pipe(
  v.object({
    result: v.object({ open: v.boolean(), otp_wait: seconds, bank: listOf(bank) }),
  }),
  v.transform(({ result }) => ({
    options: { open: result.open, otpWaitMs: result.otp_wait, banks: result.bank.items },
    dropped: result.bank.dropped,
  })),
);

/** Reply of `otpRequest` → the sent OTP. */
export const sentOtpReply = v.pipe(
  v.object({
    result: v.object({ wait: seconds, reference: v.string(), expires: unixTime }),
  }),
  v.transform(({ result }): SentOtp => ({
    waitMs: result.wait,
    reference: result.reference,
    expiresAt: result.expires,
  })),
);

/** Reply of `otpCheck` → the proof. */
export const otpProofReply = v.pipe(
  v.object({ result: v.object({ otp_token: required, expires: unixTime }) }),
  v.transform(({ result }): OtpProof => ({ token: result.otp_token, expiresAt: result.expires })),
);

/** As many suggestions as can be chosen from at a glance. */
const SUGGESTIONS = 3;
const suggestion = v.pipe(v.string(), v.regex(USERNAME_PATTERN));

/** Reply of `usernameCheck` → whether the name is free. Suggestions that could not be registered are left out. */
export const usernameReply = v.pipe(
  v.object({ result: v.object({ free: v.boolean(), suggestions: orNull(listOf(suggestion)) }) }),
  v.transform(({ result: { free, suggestions } }): UsernameAnswer =>
    free ? { free } : { free, suggestions: (suggestions?.items ?? []).slice(0, SUGGESTIONS) },
  ),
);

/** Reply of `register` → the new member's session, and the credit of a promotion. */
export const joinedReply = v.pipe(
  resultOf(v.object({ ...authFields, promotion: orNull(v.object({ credit: baht })) })),
  v.transform((reply): Joined => ({
    session: authSession(reply),
    credit: reply.promotion?.credit ?? null,
  })),
);

/** Reply of `affiliateVisit` → owner of the link; null with code 8000. */
export const affiliateLinkReply = v.union([
  v.pipe(
    v.object({ code: v.literal(0), result: v.object({ id: required, name: v.string() }) }),
    v.transform(({ result }): AffiliateLink | null => ({ id: result.id, name: result.name })),
  ),
  v.pipe(
    v.object({ code: v.literal(8000) }),
    v.transform((): AffiliateLink | null => null),
  ),
]);

const refusal = v.object({
  field: orNull(v.string()),
  result: orNull(v.object({ wait: orNull(seconds) })),
});

/** Details of a refusal: the invalid field (4000), the wait time (6005). */
export function joinRefusal(body: unknown): {
  readonly field: string | null;
  readonly waitMs: number | null;
} {
  const parsed = v.safeParse(refusal, body);
  if (!parsed.success) return { field: null, waitMs: null };
  return { field: parsed.output.field, waitMs: parsed.output.result?.wait ?? null };
}
