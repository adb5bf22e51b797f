import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './client/ApiError.ts';
import { CALL_LIMIT_MS } from './client/callLimit.ts';
import './client/sessionKeeper.ts';
import { createLibraryApi } from './games/libraryApi.ts';
import { clientOptions, json } from './testing/fakeServer.ts';
import { apisOf, readerOf, readers } from './testing/readers.ts';

/** A member gets a reply, or a name for what is wrong, within this time. */
const NAMED_WITHIN_MS = 10_000;

/** All API parts, those of GraphQL included. */
function allApis(answer: Answer) {
  const apis = apisOf(clientOptions(answer).options);
  const { client } = apis.member;
  return {
    ...apis,
    library: createLibraryApi(client, { authUrl: 'http://auth.test', defaultGroupId: 'g' }),
  };
}

type Answer = Parameters<typeof clientOptions>[0];
type Apis = ReturnType<typeof allApis>;
type Call = (apis: Apis) => Promise<unknown>;

/** Calls that are no operation of the REST description, or another way to send one. */
const OTHERS: Readonly<Record<string, Call>> = {
  'a notice': ({ notices }) => notices.notice('n_1', 'th'),
  'a promotion': ({ promotions }) => promotions.promotion('p_1', 'th'),
  'a game': ({ gameDetail }) => gameDetail.game('g_1'),
  'games with details': ({ gameDetail }) => gameDetail.games(),
  notices: ({ notices }) => notices.notices({ locale: 'th', groupId: 'g', bankGroup: null }),
  games: ({ library }) => library.games(),
  categories: ({ library }) => library.categories(),
  counts: ({ library }) => library.counts(),
  favourite: ({ library }) => library.toggleFavourite({ id: 'g_1' }),
  recent: ({ library }) => library.recordRecent({ id: 'g_1' }),
};

/** Every method of the client: those that read the operations of the description, and the others. */
const CALLS: readonly (readonly [string, Call])[] = [
  ...Object.keys(readers).flatMap((id) => {
    const { read, also = {} } = readerOf(id);
    return [
      [id, read] as const,
      ...Object.entries(also).map(([name, call]) => [`${id}, ${name}`, call] as const),
    ];
  }),
  ...Object.entries(OTHERS),
];

const never = () => new Promise<Response>(() => undefined);
/** The head arrives, the body does not. */
const headOnly = () => new Response(new ReadableStream());
const expired = () => json({ code: 7003 }, 401);
async function after(milliseconds: number, reply: () => Response): Promise<Response> {
  await new Promise((resolve) => void setTimeout(resolve, milliseconds));
  return reply();
}
const isRefresh = (path: string) => path.startsWith('/refreshtoken');

const SILENCES: Readonly<Record<string, Answer>> = {
  'no reply': never,
  'no body': headOnly,
  'an expired token and a refresh without a reply': ({ path }) =>
    isRefresh(path) ? never() : expired(),
  'an expired token, and every reply after four seconds': ({ path }) =>
    isRefresh(path)
      ? after(4_000, () => json({ code: 0, access_token: 'at_2', refresh_token: 'rt_2' }))
      : after(4_000, expired),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(Object.entries(SILENCES))('%s', (_name, answer) => {
  it.each(CALLS)('of %s has a name within the limit', async (_id, call) => {
    const began = Date.now();
    let tookMs: number | null = null;
    let failure: unknown = null;
    void call(allApis(answer))
      .catch((error: unknown) => (failure = error))
      .finally(() => (tookMs = Date.now() - began));
    await vi.advanceTimersByTimeAsync(NAMED_WITHIN_MS);
    expect(tookMs).not.toBeNull();
    expect(tookMs).toBeLessThanOrEqual(CALL_LIMIT_MS);
    // Logout ends here, whatever the API does.
    if (failure === null) return;
    expect(failure).toBeInstanceOf(ApiError);
    expect((failure as ApiError).failure.messageId).toMatch(/^error\./);
  });
});

it('every method is among them', async () => {
  const called = new Set<string>();
  const offline = () => Promise.reject<Response>(new TypeError('offline'));
  const every = Object.entries(allApis(offline)).flatMap(([area, api]) =>
    Object.entries(api).flatMap(([name, method]) =>
      typeof method === 'function' ? [`${area}.${name}`] : [],
    ),
  );
  const watched = Object.fromEntries(
    Object.entries(allApis(offline)).map(([area, api]) => [
      area,
      new Proxy(api, {
        get(target: object, name) {
          called.add(`${area}.${String(name)}`);
          return Reflect.get(target, name) as unknown;
        },
      }),
    ]),
  ) as Apis;
  for (const [, call] of CALLS) await call(watched).catch(() => undefined);
  expect(every.filter((name) => !called.has(name))).toEqual([]);
});
