import type { Session } from '@brand/domain';
import { countCases } from '@brand/domain/testing/countCases';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountApi } from '../account/accountApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { BASE_URL, SESSION, fakeLocks, fakeServer, seededRandom } from '../testing/fakeServer.ts';
import {
  after,
  expiredServer,
  sharedLease,
  sharedSession,
  sharedValue,
} from '../testing/simulatedTabs.ts';
import type { LeaseStore } from './lease.ts';
import type { Locks } from './locks.ts';
import './sessionKeeper.ts';

const TABS = 5;
const CALLS = 50;
/** `npm run prove` runs all of them. */
const RUNS = process.env.PROVE ? 100 : 10;
const SEEDS = Array.from({ length: RUNS }, (_, index) => index + 1);
/** Times in ms up to which a tab starts later, a request takes each way, and a write reaches another tab. */
const LATEST = { start: 600, latency: 400, spread: 80 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Platform {
  readonly locks: Locks | null;
  /** The lease of one tab; null for a browser without storage. */
  readonly lease: (shared: ReturnType<typeof sharedValue<string | null>>) => LeaseStore | null;
}

const forbidden: Locks = {
  request: () => Promise.reject(new DOMException('', 'SecurityError')),
};
const full: LeaseStore = {
  read: () => null,
  write: () => {
    throw new DOMException('', 'QuotaExceededError');
  },
};

/** Runs the same calls in every tab, on a token that has expired. */
async function run(seed: number, platform: Platform) {
  const random = seededRandom(seed);
  const upTo = (limit: number) => () => Math.floor(random() * limit);
  const ends: unknown[] = [];
  const cookie = sharedValue<Session | null>(SESSION, upTo(LATEST.spread));
  const storage = sharedValue<string | null>(null, upTo(LATEST.spread));
  const server = expiredServer(upTo(LATEST.latency));
  const tabs = Array.from({ length: TABS }, async () => {
    const session = sharedSession(cookie, ends);
    const { client } = createMemberApi({
      baseUrl: BASE_URL,
      session,
      fetch: fakeServer(server.answer).fetch,
      locks: platform.locks,
      lease: platform.lease(storage),
    });
    const account = createAccountApi(client);
    await after(upTo(LATEST.start)());
    return Promise.allSettled(Array.from({ length: CALLS }, () => account.credit()));
  });
  const outcomes = (await settled(Promise.all(tabs))).flat();
  const replies = outcomes.filter(({ status }) => status === 'fulfilled').length;
  return { seed, refreshes: server.refreshes(), replies, logouts: ends };
}

/** Advances the clock until the work is done. */
async function settled<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false;
  void work.finally(() => (isDone = true));
  while (!isDone) await vi.advanceTimersByTimeAsync(25);
  return work;
}

describe('five tabs with fifty calls each on an expired token', () => {
  it.each<[string, number, () => Platform]>([
    ['with locks', 1, () => ({ locks: fakeLocks(), lease: () => null })],
    ['without locks', 2, () => ({ locks: null, lease: sharedLease })],
    ['with forbidden locks', 2, () => ({ locks: forbidden, lease: sharedLease })],
    // The API repeats its reply for the same key, so that even these tabs agree.
    ['without locks and storage', TABS, () => ({ locks: null, lease: () => null })],
    ['without locks, with full storage', TABS, () => ({ locks: null, lease: () => full })],
  ])('%s: at most %i refreshes, 250 replies and no logout', async (_name, most, platform) => {
    for (const seed of SEEDS) {
      const seen = await run(seed, platform());
      expect(seen).toMatchObject({ seed, replies: TABS * CALLS, logouts: [] });
      expect(seen.refreshes, `refreshes with seed ${seed}`).toBeLessThanOrEqual(most);
    }
    countCases(RUNS);
  });
});

describe('lease', () => {
  const lease = (text: string | null) => {
    let current = text;
    return { read: () => current, write: (next: string | null) => void (current = next) };
  };

  /** A renewal with this lease in storage: how long it takes, and what it leaves. */
  async function renewed(store: LeaseStore) {
    const server = expiredServer(() => 0);
    const member = createMemberApi({
      baseUrl: BASE_URL,
      session: sharedSession(
        sharedValue<Session | null>(SESSION, () => 0),
        [],
      ),
      fetch: fakeServer(server.answer).fetch,
      locks: null,
      lease: store,
    });
    const began = Date.now();
    await settled(createAccountApi(member.client).credit());
    return { tookMs: Date.now() - began, left: store.read(), refreshes: server.refreshes() };
  }

  it('is removed after the refresh', async () => {
    expect(await renewed(lease(null))).toMatchObject({ left: null, refreshes: 1 });
  });

  it('of a tab that was closed is awaited until it ends, within the limit of a call', async () => {
    const { tookMs, refreshes } = await renewed(lease(`gone|${Date.now() + 4_000}`));
    expect(tookMs).toBeGreaterThanOrEqual(4_000);
    expect(tookMs).toBeLessThan(5_000);
    expect(refreshes).toBe(1);
  });

  it.each([
    ['ended', () => `gone|${Date.now() - 1}`],
    ['is from before the clock was put back', () => `gone|${Date.now() + 7_200_000}`],
    ['is damaged', () => '{"'],
    ['has no time', () => 'gone|soon'],
  ])('does not count if it %s', async (_name, text) => {
    const { tookMs, refreshes } = await renewed(lease(text()));
    expect(tookMs).toBeLessThan(1_000);
    expect(refreshes).toBe(1);
  });

  it('is skipped if storage cannot be read', async () => {
    const denied = () => {
      throw new DOMException('', 'SecurityError');
    };
    let isDenied = true;
    const store = { read: () => (isDenied ? denied() : null), write: denied };
    const result = renewed(store);
    await vi.advanceTimersByTimeAsync(500);
    isDenied = false;
    expect(await result).toMatchObject({ refreshes: 1 });
  });
});
