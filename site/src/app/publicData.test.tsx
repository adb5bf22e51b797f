import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MEMBER_PLACEHOLDER } from '../member/publicQueries.ts';
import type { Services } from '../member/services.ts';
import { createServerClock } from '../platform/clock/serverClock.ts';
import type { EmbeddedData } from './embeddedData.ts';
import { adoptPublicData } from './publicData.ts';

const NOW = Date.UTC(2026, 0, 15, 2, 30);
let idle: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
    return 1;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(userId: string | null = null) {
  const queries = new QueryClient();
  const refetched: unknown[] = [];
  vi.spyOn(queries, 'refetchQueries').mockImplementation(async (filters) => {
    refetched.push(filters?.queryKey);
  });
  const clock = createServerClock();
  const session = { read: () => userId && { userId } };
  const services = { queries, clock, session } as unknown as Services;
  return { services, queries, refetched, clock };
}

const embedded = (data: Partial<EmbeddedData> = {}) =>
  JSON.stringify({
    renderedAt: NOW,
    queries: [{ key: ['banners', 'th'], data: ['a'], at: NOW }],
    ...data,
  });

it('fills the cache, and does not read fresh data again', () => {
  const { services, queries, refetched } = open();
  const { renderedAt, onReady } = adoptPublicData(services, embedded());
  onReady?.();
  expect(renderedAt).toBe(NOW);
  expect(queries.getQueryData(['banners', 'th'])).toEqual(['a']);
  idle();
  expect(refetched).toEqual([]);
});

it('reads data that is older than half a minute again when the page is idle', () => {
  const { services, refetched } = open();
  const queries = [{ key: ['banners', 'th'], data: ['a'], at: NOW - 31_000 }];
  adoptPublicData(services, embedded({ queries })).onReady?.();
  expect(refetched).toEqual([]);
  idle();
  expect(refetched).toEqual([['banners', 'th']]);
});

it("puts a member's lists under the member's key, and reads them again", () => {
  const { services, queries, refetched } = open('m1');
  const key = ['games', MEMBER_PLACEHOLDER];
  adoptPublicData(services, embedded({ queries: [{ key, data: ['g'], at: NOW }] })).onReady?.();
  expect(queries.getQueryData(['games', 'm1'])).toEqual(['g']);
  idle();
  expect(refetched).toEqual([['games', 'm1']]);
});

it('takes the time of the document on a device whose clock is wrong', () => {
  const { services, clock } = open();
  vi.setSystemTime(NOW + 400 * 86_400_000);
  adoptPublicData(services, embedded()).onReady?.();
  expect(Math.abs(clock.now() - NOW)).toBeLessThan(2_000);
});

it('keeps the time of the device when a build has written the document hours ago', () => {
  const { services, clock } = open();
  vi.setSystemTime(NOW + 5 * 3_600_000);
  adoptPublicData(services, embedded({ isSnapshot: true })).onReady?.();
  expect(Math.abs(clock.now() - NOW - 5 * 3_600_000)).toBeLessThan(2_000);
});

it('trusts a clock that is nearly right more than a document', () => {
  const { services, clock } = open();
  vi.setSystemTime(NOW + 60_000);
  adoptPublicData(services, embedded()).onReady?.();
  expect(clock.now()).toBe(NOW + 60_000);
});

it.each([null, '', 'no json', '{}', '{"renderedAt":1}', '[]'])('ignores %j', (text) => {
  const { services, queries } = open();
  adoptPublicData(services, text).onReady?.();
  expect(queries.getQueryCache().getAll()).toEqual([]);
});
