import { LIMIT_PERIODS } from '@brand/domain';
import * as v from 'valibot';
import type { ApiErrorDetails } from '../../client/ApiError.ts';
import { baht } from '../../client/fromWire/money.ts';

const refusal = v.object({
  code: v.literal(2301),
  result: v.object({ left: baht, period: v.picklist(LIMIT_PERIODS) }),
});

/**
 * Details of a QR refused by a deposit limit: what the limits still allow, and the message of the limit that decides.
 */
export function limitRefusal(body: unknown): Pick<ApiErrorDetails, 'messageId' | 'facts'> {
  const parsed = v.safeParse(refusal, body);
  if (!parsed.success) return {};
  const { result } = parsed.output;
  return { messageId: `error.depositLimit.${result.period}`, facts: result };
}
