import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from '../context.ts';
import { settle } from '../settle.ts';
import { Refusal, invalidField, notFound } from './refusal.ts';
import { withHeaders } from './standingHeaders.ts';

const BODY_LIMIT = 64 * 1024;

/** Options of an app. */
export interface EmptyAppOptions {
  /** Called with every unexpected error. */
  onError: (error: Error) => void;
  /** Outermost middlewares, the first one outermost. */
  around: readonly MiddlewareHandler[];
}

/**
 * Common to all origins: the server’s clock in `Date`, a type that no browser guesses, settlement up to now, and refusals as
 * replies.
 */
export function emptyApp(context: Context, { onError, around }: EmptyAppOptions): Hono {
  const app = new Hono();
  for (const each of around) app.use(each);
  app.use((request, next) => {
    settle(context);
    const headers = {
      Date: new Date(context.clock.now()).toUTCString(),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    };
    return withHeaders(request, headers, next);
  });
  app.use(
    bodyLimit({ maxSize: BODY_LIMIT, onError: (request) => refuse(request, invalidField('')) }),
  );
  app.notFound((request) => refuse(request, notFound()));
  app.onError((error, request) => {
    if (error instanceof Refusal) return refuse(request, error);
    onError(error);
    return request.json({ code: 9998, messages: 'service unavailable' }, 503);
  });
  return app;
}

function refuse(request: HonoContext, { status, body }: Refusal): Response {
  return request.json(body, status);
}
