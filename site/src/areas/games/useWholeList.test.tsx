import { createMemberApi } from '@brand/api';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../platform/query/queryClient.ts';
import { type Services, ServicesContext } from '../../member/services.ts';
import { useWholeList } from './useWholeList.ts';

interface Asked {
  readonly skip: number;
  readonly limit: number;
}

const wireGame = (index: number): object => ({
  _id: `g${index}`,
  type: 'slot',
  category: 'maker',
  handle: '/launch',
  nameEn: `Game ${index}`,
  game_info: { rtp: 96, min_bet: 1 },
});

let list: object[] = [];
let asked: Asked[] = [];
/** Whether the n-th call, counted from 0, is answered. Null: it hangs until it is aborted. */
let up: (call: number) => boolean | null = () => true;
let calledOff = 0;
interface Reply {
  readonly list: readonly object[];
  readonly total?: number | undefined;
}
let extra: (reply: Reply) => Reply = (reply) => reply;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  asked = [];
  calledOff = 0;
  up = () => true;
  extra = (reply) => reply;
  vi.stubGlobal('fetch', async (input: Request) => {
    const body = (await input.json()) as Asked;
    const answered = up(asked.length);
    asked.push({ skip: body.skip, limit: body.limit });
    if (answered === null) {
      await new Promise((_, reject) => {
        input.signal.addEventListener('abort', () => {
          calledOff += 1;
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    }
    if (!answered) throw new TypeError('Failed to fetch');
    const page = list.slice(body.skip, body.skip + body.limit);
    return Response.json({ code: 0, result: extra({ list: page, total: list.length }) });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function services(): Services {
  const session = { read: () => null, write: () => {}, subscribe: () => () => {} };
  const api = createMemberApi({ baseUrl: 'https://api.example', session, onServerDate: () => {} });
  return { api, session, queries: createQueryClient() } as unknown as Services;
}

function look(of: Services) {
  return renderHook(() => useWholeList({ type: 'slot' }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ServicesContext value={of}>
        <QueryClientProvider client={of.queries}>{children}</QueryClientProvider>
      </ServicesContext>
    ),
  });
}

/** Lets replies and retries arrive until the condition is true, and fails if it stays false. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000 && !isSo(); turn += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(10);
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
  expect(isSo()).toBe(true);
}

const ids = (games: readonly { id: string }[] | undefined) => games?.map(({ id }) => id);

describe('whole list', () => {
  it('loads all 5,000 games in order, after a first page of two screens', async () => {
    list = Array.from({ length: 5000 }, (_, index) => wireGame(index));
    const { result } = look(services());
    await until(() => result.current.complete);
    expect(ids(result.current.games)).toEqual(list.map((_, index) => `g${index}`));
    expect(asked[0]).toEqual({ skip: 0, limit: 60 });
    expect(asked.slice(1).every(({ limit }) => limit === 500)).toBe(true);
    expect(asked).toHaveLength(11);
    expect(result.current.games?.[7]?.info?.rtp).toBe(96);
  });

  it('contains a duplicate game once, and continues past invalid entries', async () => {
    list = Array.from({ length: 100 }, (_, index) => wireGame(index));
    list[3] = { nonsense: true };
    list[70] = wireGame(5);
    const { result } = look(services());
    await until(() => result.current.complete);
    expect(asked.map(({ skip }) => skip)).toEqual([0, 60]);
    expect(result.current.games).toHaveLength(98);
  });

  it('is complete when the API returns no total, or pages smaller than requested', async () => {
    list = Array.from({ length: 130 }, (_, index) => wireGame(index));
    extra = (reply) => ({ ...reply, total: undefined });
    const one = look(services());
    await until(() => one.result.current.complete);
    expect(one.result.current.games).toHaveLength(130);
    one.unmount();
    extra = (reply) => ({ ...reply, list: reply.list.slice(0, 25) });
    const other = look(services());
    await until(() => other.result.current.complete);
    expect(other.result.current.games).toHaveLength(130);
  });

  it('keeps loaded games after a network error, and continues where it stopped', async () => {
    list = Array.from({ length: 1200 }, (_, index) => wireGame(index));
    up = (call) => call < 2 || call > 3;
    const { result } = look(services());
    await until(() => result.current.error !== null);
    expect(result.current.games).toHaveLength(560);
    expect(result.current.complete).toBe(false);
    act(() => result.current.retry());
    await until(() => result.current.complete);
    expect(asked.map(({ skip }) => skip)).toEqual([0, 60, 560, 560, 560, 1060]);
  });

  it('stops when it is unmounted, and continues where it stopped when it is mounted again', async () => {
    list = Array.from({ length: 800 }, (_, index) => wireGame(index));
    up = (call) => (call === 2 ? null : true);
    const own = services();
    const { result, unmount } = look(own);
    await until(() => asked.length === 3);
    expect(result.current.games).toHaveLength(560);
    unmount();
    await until(() => calledOff === 1);
    expect(asked).toHaveLength(3);
    const again = look(own);
    expect(again.result.current.games).toHaveLength(560);
    await until(() => again.result.current.complete);
    expect(asked.map(({ skip }) => skip)).toEqual([0, 60, 560, 560]);
  });

  it('is empty and complete when there are no games', async () => {
    list = [];
    const { result } = look(services());
    await until(() => result.current.complete);
    expect(result.current.games).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});
