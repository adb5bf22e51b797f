import * as v from 'valibot';
import type { ApiErrorDetails } from '../../client/ApiError.ts';
import { unixTime } from '../../client/fromWire/loose.ts';

const refusal = v.object({ code: v.literal(5010), result: v.object({ until: unixTime }) });

/** What a log-in that a break refuses says besides its code: when the break ends, and the sentence that prints it. */
export function breakRefusal(body: unknown): Pick<ApiErrorDetails, 'messageId' | 'facts'> {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? { messageId: 'error.break', facts: parsed.output.result } : {};
}
