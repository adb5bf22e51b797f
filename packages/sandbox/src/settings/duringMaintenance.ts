import type { MiddlewareHandler } from 'hono';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { readSetting } from './settings.ts';

/**
 * Available during maintenance: the check, pictures, and the chat, which is the members’ way to contact the operator.
 */
const GOES_ON = /^\/$|^\/(?:cdn|chat)\//;

/** During maintenance, every call that needs the service answers 503 with code 9998 and does nothing. */
export function duringMaintenance({ db }: Context): MiddlewareHandler {
  return async (request, next) => {
    const text = readSetting(db, 'maintenance');
    if (text === null || request.req.method === 'OPTIONS' || GOES_ON.test(request.req.path)) {
      return next();
    }
    throw new Refusal(503, { code: 9998, messages: text });
  };
}
