import type { Representation } from './representation.ts';

/** Headers by name. Plain, since `@hono/node-server` sends them without a copy. */
export type PlainHeaders = Record<string, string>;

/** How long a reply may be used without asking. */
export const CACHE = {
  /** Asked for again each time, and answered by 304 while it is the same. */
  revalidate: 'no-cache',
  /** What one person is shown is for no cache but theirs. */
  own: 'private, no-cache',
  /** The content is in the name. */
  forever: 'public, max-age=31536000, immutable',
  none: 'no-store',
} as const;

/** What is found at an address. */
export interface Reply {
  readonly status: 200 | 404;
  readonly cache: string;
  readonly vary: string;
  readonly content: Representation;
  /** Sources of the policy for what is inline in a document. @default none */
  readonly sources?: InlineSources;
}

/** Sources that allow inline elements of a document, by directive; null for none. */
export type InlineSources = Readonly<Record<'style-src' | 'script-src', string | null>>;

const POLICY = 'Content-Security-Policy';

/** The headers of a brand, with further sources in their policy. */
export function withSources(headers: PlainHeaders, sources: InlineSources): PlainHeaders {
  const changed = { ...headers };
  for (const [directive, source] of Object.entries(sources)) {
    const policy = changed[POLICY] ?? '';
    const end = policy.indexOf(';', policy.indexOf(`${directive} `));
    if (source !== null && end >= 0)
      changed[POLICY] = `${policy.slice(0, end)} ${source}${policy.slice(end)}`;
  }
  return changed;
}

/** A reply in a sentence, for programs and for errors that have no page. */
export function plainReply(
  method: string,
  status: number,
  text: string,
  headers: PlainHeaders = {},
): Response {
  return new Response(method === 'HEAD' ? null : text, {
    status,
    headers: {
      ...headers,
      'Cache-Control': CACHE.none,
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(new TextEncoder().encode(text).length),
    },
  });
}

/** A redirect to an address of this site. */
export function redirect(
  status: 302 | 303 | 308,
  location: string,
  headers: PlainHeaders,
): Response {
  return new Response(null, { status, headers: { ...headers, Location: location } });
}
