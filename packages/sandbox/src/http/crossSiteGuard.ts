import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { Refusal, invalidField } from './refusal.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Code 403: the page that asks belongs to no site of the operator. */
export function foreignSite(): Refusal {
  return new Refusal(403, { code: 403, messages: 'this site may not call' });
}

/**
 * Refuses, before any work, what a page of another site could send without asking: a call from an origin that is not
 * known, and a body that is not JSON, which is all that a form can send. Clients that are no browser send no `Origin`.
 *
 * @param forms the one other kind of body that a path takes
 */
export function crossSiteGuard(
  origins: readonly string[],
  forms: Readonly<Record<string, FormType>> = {},
): MiddlewareHandler {
  return async (request, next) => {
    if (readOnly.has(request.req.method)) return next();
    const origin = request.req.header('Origin');
    if (origin !== undefined && !origins.includes(origin)) throw foreignSite();
    if (saysJson(request) || mediaType(request) === forms[request.req.path]) return next();
    throw invalidField('Content-Type');
  };
}

type FormType = 'multipart/form-data' | 'application/x-www-form-urlencoded';

/** Whether the body, where there is one, is said to be JSON. */
export function saysJson(request: HonoContext): boolean {
  const type = mediaType(request);
  return type === undefined ? !hasBody(request) : type === 'application/json';
}

function mediaType(request: HonoContext): string | undefined {
  return request.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}

function hasBody(request: HonoContext): boolean {
  const length = request.req.header('Content-Length') ?? '0';
  return length !== '0' || request.req.header('Transfer-Encoding') !== undefined;
}
