import * as v from 'valibot';
import type { ApiErrorDetails } from '../../client/ApiError.ts';
import { unixTime } from '../../client/fromWire/loose.ts';

const refusal = v.object({ code: v.literal(5010), result: v.object({ until: unixTime }) });

/** Details of a login refused because of a break: when the break ends, and the message that shows it. */
export function breakRefusal(body: unknown): Pick<ApiErrorDetails, 'messageId' | 'facts'> {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? { messageId: 'error.break', facts: parsed.output.result } : {};
}
