import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context as HonoContext } from 'hono';
import { systemClock } from '../clock/clock.ts';

/** Draws a picture, or gives undefined where there is none of that name. */
export type Drawing = () => Promise<string | undefined>;

interface Drawn {
  svg: string;
  packed: Uint8Array<ArrayBuffer>;
  tag: string;
}

/** Every picture of the ordinary sandbox, and as many again of one with more games. */
const KEPT = 1_000;

/** Pictures are drawn when they are first asked for, and kept; beyond the most, the first ones go. */
export function pictureCache(): (name: string, draw: Drawing) => Promise<Drawn | undefined> {
  const kept = new Map<string, Promise<Drawn | undefined>>();
  return (name, draw) => {
    const known = kept.get(name);
    if (known) return known;
    const drawn = draw().then((svg) =>
      svg === undefined
        ? undefined
        : { svg, packed: Uint8Array.from(gzipSync(svg)), tag: tagOf(svg) },
    );
    kept.set(name, drawn);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    // What does not exist or failed is not kept: names come from outside and would fill the memory.
    void drawn.then(
      (picture) => picture === undefined && kept.delete(name),
      () => kept.delete(name),
    );
    return drawn;
  };
}

function tagOf(svg: string): string {
  return `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
}

/**
 * Sends an SVG that any site may show and that can do nothing but be a picture. The address names its picture for
 * good as long as the drawing does not change, which is what the tag is for. The date is real whatever clock the sandbox
 * has: a browser counts the age of what it keeps by its own.
 */
export function sendPicture(request: HonoContext, { svg, packed, tag }: Drawn): Response {
  const headers: Record<string, string> = {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    Date: new Date(systemClock.now()).toUTCString(),
    'Cache-Control': 'public, max-age=3600',
    ETag: tag,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  const known = request.req.header('If-None-Match')?.split(/,\s*/).includes(tag);
  if (known) return request.body(null, 304, headers);
  request.header('Vary', 'Accept-Encoding', { append: true });
  if (!/\bgzip\b/.test(request.req.header('Accept-Encoding') ?? ''))
    return request.body(svg, 200, headers);
  return request.body(packed, 200, { ...headers, 'Content-Encoding': 'gzip' });
}
