import { LIMIT_PERIODS } from '@brand/domain';
import * as v from 'valibot';
import type { ApiErrorDetails } from '../../client/ApiError.ts';
import { baht } from '../../client/fromWire/money.ts';

const refusal = v.object({
  code: v.literal(2301),
  result: v.object({ left: baht, period: v.picklist(LIMIT_PERIODS) }),
});

/** What a QR that a deposit limit refuses says besides its code: what the limits still allow, and the sentence of the one that says so. */
export function limitRefusal(body: unknown): Pick<ApiErrorDetails, 'messageId' | 'facts'> {
  const parsed = v.safeParse(refusal, body);
  if (!parsed.success) return {};
  const { result } = parsed.output;
  return { messageId: `error.depositLimit.${result.period}`, facts: result };
}
