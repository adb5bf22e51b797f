import { byteRange } from './byteRange.ts';
import { isCached, isPreconditionFailed } from './conditions.ts';
import { CACHE, type PlainHeaders, type Reply, plainReply, withStyleSource } from './reply.ts';

/**
 * Answers a GET or HEAD request with the content: whole, in part (`Range`), or by 304 where the client has it. HTTP defines
 * `Range` for GET only.
 *
 * @param common headers of every reply of the brand
 */
export function sendContent(request: Request, reply: Reply, common: PlainHeaders): Response {
  const { body, encoding, etag, type } = reply.content;
  const headers: PlainHeaders = {
    ...(reply.styleSource ? withStyleSource(common, reply.styleSource) : common),
    'Cache-Control': reply.cache,
    ETag: etag,
    Vary: reply.vary,
  };
  if (reply.status === 200) {
    if (isPreconditionFailed(request.headers.get('if-match'), etag)) {
      return plainReply(request.method, 412, 'Precondition failed', common);
    }
    if (isCached(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
  }
  headers['Content-Type'] = type;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  const isHead = request.method === 'HEAD';
  const range = reply.status === 200 && !isHead ? rangeOf(request, reply) : null;
  if (range === 'unsatisfiable') {
    headers['Content-Range'] = `bytes */${body.length}`;
    headers['Content-Length'] = '0';
    headers['Cache-Control'] = CACHE.none;
    return new Response(null, { status: 416, headers });
  }
  if (reply.status === 200) headers['Accept-Ranges'] = 'bytes';
  if (range) {
    const part = body.subarray(range.first, range.last + 1);
    headers['Content-Range'] = `bytes ${range.first}-${range.last}/${body.length}`;
    headers['Content-Length'] = String(part.length);
    return new Response(part, { status: 206, headers });
  }
  headers['Content-Length'] = String(body.length);
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
