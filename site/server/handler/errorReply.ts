import type { Brand } from '../brands/brand.ts';
import { errorDocument, plainErrorDocument } from '../documents/errorDocument.ts';
import type { ErrorStatus } from '../documents/errorMessages.ts';
import { CACHE, type PlainHeaders } from './reply.ts';

/** A request that cannot be answered as it was meant. */
export interface FailedRequest {
  readonly method: string;
  readonly path: string;
  /** Value of `Accept`. */
  readonly accept: string | null | undefined;
  /** Whose site it is; undefined where that is unknown. */
  readonly brand: Brand | undefined;
  /** Headers of every reply of the brand. */
  readonly common?: PlainHeaders;
}

/** A reply for the Web platform and for Node alike. */
export interface ErrorReply {
  readonly status: ErrorStatus;
  readonly headers: PlainHeaders;
  readonly body: string | null;
}

/** For programs. A person gets a page instead. */
const TEXTS: Readonly<Record<ErrorStatus, string>> = {
  400: 'Bad request',
  414: 'URI too long',
  421: 'No site configured for this host',
  431: 'Request header fields too large',
  500: 'Something went wrong',
};

/** Without an operator a page loads nothing. */
const NO_BRAND: PlainHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
};

/** Answers with a page in the operator's language where a person reads it, and with a line of text elsewhere. */
export function errorReply(
  status: ErrorStatus,
  { method, path, accept, brand, common = brand?.headers ?? NO_BRAND }: FailedRequest,
): ErrorReply {
  const isRead = acceptsHtml(accept);
  const text = !isRead
    ? TEXTS[status]
    : brand
      ? errorDocument(status, path, brand.operator)
      : plainErrorDocument(status);
  return {
    status,
    headers: {
      ...common,
      'Cache-Control': CACHE.none,
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': isRead ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      'Content-Length': String(new TextEncoder().encode(text).length),
    },
    body: method === 'HEAD' ? null : text,
  };
}

/**
 * Whether the client can show a page. `Sec-Fetch-Mode` is no help: in Firefox, a service worker that forwards a navigation
 * sends `same-origin` instead of `navigate`.
 */
export function acceptsHtml(accept: string | null | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}

/** The reply as the handler returns it. */
export function errorResponse(status: ErrorStatus, failed: FailedRequest): Response {
  const { headers, body } = errorReply(status, failed);
  return new Response(body, { status, headers });
}
