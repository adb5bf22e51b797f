import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { Refusal, invalidField } from './refusal.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Code 403: the calling page is not on a site of the operator. */
export function foreignSite(): Refusal {
  return new Refusal(403, { code: 403, messages: 'this site may not call' });
}

/**
 * Refuses, before any work, requests that a page of another site could send without a preflight: a call from an unknown
 * origin, and a body that is not JSON, because forms cannot send JSON. Non-browser clients send no `Origin`.
 *
 * @param forms the one other body type that a path accepts
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

/** Whether the body, if any, is declared as JSON. */
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
