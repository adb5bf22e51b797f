import { createMemberApi } from '@brand/api';
import { createAccountApi } from '@brand/api/account';
import {
  MutationObserver,
  type QueryClient,
  QueryObserver,
  onlineManager,
} from '@tanstack/react-query';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

const NAMED_WITHIN_MS = 10_000;

/** What happens to one request. */
type Fate = () => Promise<Response>;

const refused: Fate = () => Promise.reject(new TypeError('Failed to fetch'));
const never: Fate = () => new Promise(() => undefined);
const after =
  (milliseconds: number, fate: Fate): Fate =>
  async () => {
    await new Promise((resolve) => void setTimeout(resolve, milliseconds));
    return fate();
  };
const reply =
  (status: number, body: object): Fate =>
  async () =>
    Response.json(body, { status });
const answered = reply(200, { code: 0, result: { balance: 1 } });

/** The calls of an account whose requests have these fates, one after the other. */
function accountOf(fates: readonly Fate[]) {
  const waiting = [...fates];
  let sent = 0;
  const { client } = createMemberApi({
    baseUrl: 'https://api.example',
    session: { read: () => null, write: () => undefined },
    fetch: async () => {
      sent += 1;
      return (waiting.shift() ?? never)();
    },
  });
  return { account: createAccountApi(client), sent: () => sent };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

describe('a query', () => {
  it.each<[string, readonly Fate[], number, 'error' | 'success']>([
    ['never gets a reply', [never], 1, 'error'],
    ['is refused immediately, then never gets a reply', [refused, never], 2, 'error'],
    ['is refused after half a second, then not again', [after(499, refused), never], 2, 'error'],
    ['is refused late', [after(500, refused), answered], 1, 'error'],
    ['is refused twice', [refused, refused, answered], 2, 'error'],
    ['is refused once', [refused, answered], 2, 'success'],
    ['gets a page of a proxy', [reply(502, {}), answered], 1, 'error'],
    ['gets code 9998', [reply(503, { code: 9998 }), answered], 1, 'error'],
    ['gets a refusal', [reply(401, { code: 7002 }), answered], 1, 'error'],
  ])('that %s has a named state within ten seconds', async (_name, fates, requests, state) => {
    const { account, sent } = accountOf(fates);
    const queries = createQueryClient();
    const observer = new QueryObserver(queries, {
      queryKey: ['credit'],
      queryFn: ({ signal }) => account.credit({ signal }),
    });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(NAMED_WITHIN_MS);
    expect(observer.getCurrentResult()).toMatchObject({ status: state, fetchStatus: 'idle' });
    expect(sent()).toBe(requests);
    stop();
  });

  it('is not paused while the browser is offline', async () => {
    onlineManager.setOnline(false);
    const { account } = accountOf([refused, refused]);
    const observer = new QueryObserver(createQueryClient(), {
      queryKey: ['credit'],
      queryFn: () => account.credit(),
    });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(NAMED_WITHIN_MS);
    expect(observer.getCurrentResult().status).toBe('error');
    stop();
  });
});

describe('queries that have failed together', () => {
  /** A query on the screen, which fails as long as it is in `down`. */
  function watched(queries: QueryClient, name: string, down: ReadonlySet<string>) {
    const asked = vi.fn(async () => {
      if (down.has(name)) throw new Error('It is down.');
      return name;
    });
    const observer = new QueryObserver(queries, { queryKey: [name], queryFn: asked, retry: false });
    const stop = observer.subscribe(() => undefined);
    return { observer, asked, stop, status: () => observer.getCurrentResult().status };
  }

  it('recover together, and what stays broken is not asked for again and again', async () => {
    const queries = createQueryClient();
    const down = new Set(['banners', 'games', 'wins']);
    const banners = watched(queries, 'banners', down);
    const games = watched(queries, 'games', down);
    const wins = watched(queries, 'wins', down);
    const credit = watched(queries, 'credit', down);
    await vi.advanceTimersByTimeAsync(0);
    expect([banners, games, wins, credit].map(({ status }) => status())).toEqual([
      'error',
      'error',
      'error',
      'success',
    ]);
    down.delete('banners');
    down.delete('games');
    // What has not failed says nothing about the others.
    await credit.observer.refetch();
    await vi.advanceTimersByTimeAsync(0);
    expect(banners.status()).toBe('error');
    await games.observer.refetch();
    await vi.advanceTimersByTimeAsync(0);
    expect([banners, games, wins].map(({ status }) => status())).toEqual([
      'success',
      'success',
      'error',
    ]);
    expect(credit.asked).toHaveBeenCalledTimes(2);
    const tries = wins.asked.mock.calls.length;
    expect(tries).toBeLessThanOrEqual(3);
    await games.observer.refetch();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wins.asked).toHaveBeenCalledTimes(tries);
    for (const { stop } of [banners, games, wins, credit]) stop();
  });
});

describe('a mutation', () => {
  it.each<[string, readonly Fate[]]>([
    ['never gets a reply', [never]],
    ['is refused', [refused, answered]],
  ])('that %s has a named state within ten seconds, and is sent once', async (_name, fates) => {
    onlineManager.setOnline(false);
    const { account, sent } = accountOf(fates);
    const observer = new MutationObserver(createQueryClient(), {
      mutationFn: () => account.login({ username: 'demo', password: 'demo1234' }),
    });
    void observer.mutate().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(NAMED_WITHIN_MS);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', isPaused: false });
    expect(sent()).toBe(1);
  });
});

it('no query or mutation of the site retries longer', () => {
  const root = join(import.meta.dirname, '../..');
  const longer = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|queryClient\.ts$/.test(file)) return false;
    const text = readFileSync(join(root, file), 'utf8');
    return (
      /\b(?:query|mutation)Fn\b/.test(text) &&
      /\bretry(?:Delay)?: (?!false\b|\(\) => void)/.test(text)
    );
  });
  expect(longer).toEqual([]);
});
