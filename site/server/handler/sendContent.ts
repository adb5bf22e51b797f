import { byteRange } from './byteRange.ts';
import { isCached, isPreconditionFailed } from './conditions.ts';
import { CACHE, type PlainHeaders, type Reply, plainReply, withSources } from './reply.ts';

/** Headers that a reply without the body does not have. */
const OF_BODY = ['Content-Type', 'Content-Encoding', 'Content-Length', 'Accept-Ranges'] as const;

/**
 * Headers of the whole content.
 *
 * @param common headers of every reply of the brand
 */
export function contentHeaders(
  { status, cache, vary, sources, content: { body, encoding, etag, type } }: Reply,
  common: PlainHeaders,
): PlainHeaders {
  return {
    ...(sources ? withSources(common, sources) : common),
    'Cache-Control': cache,
    ETag: etag,
    Vary: vary,
    'Content-Type': type,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...(status === 200 && { 'Accept-Ranges': 'bytes' }),
    'Content-Length': String(body.length),
  };
}

/**
 * Answers a GET or HEAD request with the content: whole, in part (`Range`), or by 304 where the client has it. HTTP defines
 * `Range` for GET only.
 *
 * @param common headers of every reply of the brand
 */
export function sendContent(request: Request, reply: Reply, common: PlainHeaders): Response {
  const { body, etag } = reply.content;
  const headers = contentHeaders(reply, common);
  if (reply.status === 200) {
    if (isPreconditionFailed(request.headers.get('if-match'), etag)) {
      return plainReply(request.method, 412, 'Precondition failed', common);
    }
    if (isCached(request.headers.get('if-none-match'), etag)) {
      for (const name of OF_BODY) delete headers[name];
      return new Response(null, { status: 304, headers });
    }
  }
  const isHead = request.method === 'HEAD';
  const range = reply.status === 200 && !isHead ? rangeOf(request, reply) : null;
  if (range === 'unsatisfiable') {
    headers['Content-Range'] = `bytes */${body.length}`;
    headers['Content-Length'] = '0';
    headers['Cache-Control'] = CACHE.none;
    delete headers['Accept-Ranges'];
    return new Response(null, { status: 416, headers });
  }
  if (range) {
    const part = body.subarray(range.first, range.last + 1);
    headers['Content-Range'] = `bytes ${range.first}-${range.last}/${body.length}`;
    headers['Content-Length'] = String(part.length);
    return new Response(part, { status: 206, headers });
  }
  return new Response(isHead ? null : body, { status: reply.status, headers });
}

function rangeOf(request: Request, { content }: Reply) {
  const header = request.headers.get('range');
  if (header === null) return null;
  const condition = request.headers.get('if-range');
  return condition === null || condition === content.etag
    ? byteRange(header, content.body.length)
    : null;
}
