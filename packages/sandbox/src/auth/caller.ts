import type { Context as HonoContext } from 'hono';
import type { Context } from '../context.ts';
import { sessionInvalid } from '../http/refusal.ts';
import { type Caller, callerOf } from './sessions.ts';
import { bearerToken } from './token.ts';

/** The caller of this request. Throws 7002 for a visitor. */
export function requireCaller(context: Context, request: HonoContext): Caller {
  const token = bearerToken(request.req.header('Authorization'));
  if (token === undefined) throw sessionInvalid();
  return callerOf(context, token);
}

/** The caller of this request; undefined for a visitor. Throws 7002 or 7003 for an invalid token. */
export function optionalCaller(context: Context, request: HonoContext): Caller | undefined {
  return request.req.header('Authorization') === undefined
    ? undefined
    : requireCaller(context, request);
}
