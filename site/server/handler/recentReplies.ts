import { DocumentCache } from '../documents/documentCache.ts';
import { acceptsHtml } from './errorReply.ts';
import type { PlainHeaders, Reply } from './reply.ts';
import { contentHeaders } from './sendContent.ts';

/** Addresses whose reply is kept. The bodies are those of other caches. */
const MOST_REPLIES = 200;

/** Request headers that change a reply, besides those in the key. */
const CHANGING = ['cookie', 'if-none-match', 'if-match', 'range'] as const;

/** The last reply to one kind of request. */
export interface RecentReply {
  /** The reply, without its request id. Undefined if it is too old. */
  find(requestId: string | undefined): Response | undefined;
  /** @param common headers of every reply of the brand, without the request id */
  keep(reply: Reply, common: PlainHeaders): void;
}

/**
 * Keeps complete replies for a moment. Most of the time of a document from memory is spent on finding out which one it is;
 * a reply that is kept skips that, and is sent in the same turn of the event loop.
 *
 * @param reuseMs milliseconds for which a change of the build, the brand or the content is not noticed; 0: nothing is kept
 * @param now ms of a clock that never goes back
 */
export function recentReplies(reuseMs: number, now: () => number = () => performance.now()) {
  interface StoredReply {
    readonly status: Reply['status'];
    readonly headers: PlainHeaders;
    readonly body: Reply['content']['body'];
    readonly until: number;
  }
  const replies = new DocumentCache<{ last?: StoredReply }>(MOST_REPLIES);

  /** @returns null for a request whose reply depends on more than its address */
  return ({ method, url, headers }: Request, secure: boolean): RecentReply | null => {
    if (reuseMs <= 0 || method !== 'GET') return null;
    if (CHANGING.some((name) => headers.get(name) !== null)) return null;
    const isPage = acceptsHtml(headers.get('accept'));
    const key = `${secure} ${isPage} ${headers.get('accept-encoding') ?? ''} ${url}`;
    const entry = replies.getOrMake(key, () => ({}));
    return {
      find(requestId) {
        const { last } = entry;
        if (!last || now() >= last.until) return undefined;
        const { status, headers: kept, body } = last;
        return new Response(body, {
          status,
          headers: requestId === undefined ? kept : { ...kept, 'X-Request-Id': requestId },
        });
      },
      keep(reply, common) {
        const { status, content } = reply;
        const until = now() + reuseMs;
        entry.last = { status, headers: contentHeaders(reply, common), body: content.body, until };
      },
    };
  };
}
