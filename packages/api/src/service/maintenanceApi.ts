import type { Maintenance } from '@brand/domain';
import * as v from 'valibot';
import type { ApiClient, CallOptions } from '../client/client.ts';

/** The only call of `GET /`: whether the whole service is in maintenance. */
export interface MaintenanceApi {
  /**
   * Null while the service is open. Rejects if the reply is not exactly as specified, because it may come from a
   * captive portal, a proxy or a cache.
   */
  check(options?: CallOptions): Promise<Maintenance | null>;
}

/** A reply has some hundred bytes. A longer one is invalid and is not read to its end. */
const LONGEST_REPLY = 16_384;
/** An older reply comes from a cache. */
const OLDEST_MS = 120_000;

/** 2000 to 2100: other times are invalid. */
const seconds = v.pipe(v.number(), v.integer(), v.minValue(946_684_800), v.maxValue(4_102_444_800));

/** Other APIs also reply with code 0 for success: a reply with more fields than these is not from this call. */
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
  v.object({
    code: v.pipe(
      v.number(),
      v.integer(),
      v.check((code) => code !== 0),
    ),
  }),
  v.transform(() => null),
);
const reply = v.union([inMaintenance, open]);

/**
 * Adds the maintenance check to a client (`createMemberApi(…).client`). It is sent without a token, so that it needs no
 * preflight and does not identify the user.
 *
 * @param now the last known server time, in ms since 1970
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

/** Whether the `Date` of a reply is before the last known server time. Without the header, the age is unknown. */
function isOld(response: Response, asked: number): boolean {
  const made = Date.parse(response.headers.get('date') ?? '');
  return made < asked - OLDEST_MS;
}

/** The text of a reply; null if it is too long. */
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
