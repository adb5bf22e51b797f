import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context as HonoContext } from 'hono';
import { systemClock } from '../clock/clock.ts';

/** Draws a picture; returns undefined for an unknown name. */
export type Drawing = () => Promise<string | undefined>;

interface Drawn {
  svg: string;
  packed: Readonly<Record<'br' | 'gzip', Uint8Array<ArrayBuffer>>>;
  tag: string;
}

/** Enough for all pictures of the default sandbox, and the same number for one with more games. */
const KEPT = 1_000;

/** Pictures are drawn on first request and cached. Above the maximum, the oldest are dropped. */
export function pictureCache(): (name: string, draw: Drawing) => Promise<Drawn | undefined> {
  const kept = new Map<string, Promise<Drawn | undefined>>();
  return (name, draw) => {
    const known = kept.get(name);
    if (known) return known;
    const drawn = draw().then((svg) =>
      svg === undefined ? undefined : { svg, packed: packed(svg), tag: tagOf(svg) },
    );
    kept.set(name, drawn);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    // Missing and failed pictures are not cached: the names come from outside and would fill the memory.
    void drawn.then(
      (picture) => picture === undefined && kept.delete(name),
      () => kept.delete(name),
    );
    return drawn;
  };
}

/** Of 11. A cover takes 8 ms once and is a tenth smaller than with 9; the last step takes 13 ms more, for less than one per cent. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 10 };

function packed(svg: string): Drawn['packed'] {
  return {
    br: Uint8Array.from(brotliCompressSync(svg, { params: QUALITY })),
    gzip: Uint8Array.from(gzipSync(svg)),
  };
}

function tagOf(svg: string): string {
  return `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
}

/**
 * Sends an SVG that any site may show and that can only be a picture. The address is valid as long as the drawing does
 * not change, which the ETag checks. The date is real regardless of the sandbox’s clock, because browsers calculate the
 * age of cached files with their own clock.
 */
export function sendPicture(request: HonoContext, { svg, packed, tag }: Drawn): Response {
  const headers: Record<string, string> = {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    Date: new Date(systemClock.now()).toUTCString(),
    'Cache-Control': 'public, max-age=3600',
    ETag: tag,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  const known = request.req.header('If-None-Match')?.split(/,\s*/).includes(tag);
  if (known) return request.body(null, 304, headers);
  request.header('Vary', 'Accept-Encoding', { append: true });
  const accepted = request.req.header('Accept-Encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.split(/[,;\s]+/).includes(one));
  if (!encoding) return request.body(svg, 200, headers);
  return request.body(packed[encoding], 200, { ...headers, 'Content-Encoding': encoding });
}
