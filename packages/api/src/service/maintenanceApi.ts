import type { Maintenance } from '@brand/domain';
import * as v from 'valibot';
import type { ApiClient, CallOptions } from '../client/client.ts';

/** The one question of `GET /`: is the whole service in maintenance? */
export interface MaintenanceApi {
  /**
   * Null while it is open. Rejects where the reply is not exactly one of this API, which says nothing of the service: a page
   * of a captive portal, a proxy's fault, something that a cache kept.
   */
  check(options?: CallOptions): Promise<Maintenance | null>;
}

/** A reply is some hundred bytes; whatever is longer is none, and is not read to its end. */
const LONGEST_REPLY = 16_384;
/** A reply that is older than this was kept by somebody on the way. */
const OLDEST_MS = 120_000;

/** 2000 to 2100: what lies outside is no time. */
const seconds = v.pipe(v.number(), v.integer(), v.minValue(946_684_800), v.maxValue(4_102_444_800));

/** Code 0 is also how any other call of any API says that all is well: with more fields than these it is one of them. */
const inMaintenance = v.pipe(
  v.strictObject({
    code: v.literal(0),
    messages: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
    result: v.optional(v.strictObject({ expected_end: v.nullable(seconds) })),
  }),
  v.transform(({ messages = '', result }): Maintenance => ({
    text: messages.trim() || null,
    endsAt: result?.expected_end ? result.expected_end * 1000 : null,
  })),
);
const open = v.pipe(
  v.object({ code: v.pipe(v.number(), v.integer(), v.notValue(0)) }),
  v.transform(() => null),
);
const reply = v.union([inMaintenance, open]);

/**
 * Adds the check to a client (`createMemberApi(…).client`). It goes without a token: it is no preflight and tells nobody who
 * asks.
 *
 * @param now the server's time as it is known so far, in ms since 1970
 */
export function createMaintenanceApi({ call }: ApiClient, now: () => number): MaintenanceApi {
  return {
    check: (options) =>
      call(
        {
          async send(wire, { signal }) {
            const asked = now();
            const { data, response } = await wire.GET('/', {
              signal,
              parseAs: 'stream',
              redirect: 'error',
            });
            const isOurs =
              response.status === 200 &&
              !response.redirected &&
              response.type !== 'opaque' &&
              /^application\/json\s*(?:;|$)/i.test(response.headers.get('content-type') ?? '') &&
              !isOld(response, asked);
            const text = isOurs ? await shortText(data) : null;
            if (!isOurs) await data?.cancel();
            return { data: text, response };
          },
          token: null,
          codes: 'any',
          reads: reply,
        },
        options,
      ),
  };
}

/** A reply's `Date` that lies before the last one that is known. Without one nothing is known of its age. */
function isOld(response: Response, asked: number): boolean {
  const made = Date.parse(response.headers.get('date') ?? '');
  return made < asked - OLDEST_MS;
}

/** The text of a reply; null for one that is too long to be ours. */
async function shortText(
  body: ReadableStream<Uint8Array> | null | undefined,
): Promise<string | null> {
  if (!body) return null;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST_REPLY) {
      await reader.cancel();
      return null;
    }
  }
}
