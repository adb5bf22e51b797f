import type { Context as HonoContext, Handler } from 'hono';
import { requireCaller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { type IntentKey, isKey } from './idempotency.ts';
import { type ReplyBody, invalidField } from './refusal.ts';

/**
 * Handler of a path that ends in the key of a money request.
 *
 * @param operation name of the money request in `once`
 */
export function byKey(
  context: Context,
  operation: string,
  answer: (context: Context, intent: IntentKey) => ReplyBody,
): Handler {
  return (request: HonoContext) => {
    const { member } = requireCaller(context, request);
    const key = request.req.param('key') ?? '';
    if (!isKey(key)) throw invalidField('key');
    return request.json(answer(context, { member, operation, key }));
  };
}
