// @vitest-environment jsdom
import { ApiError } from '@brand/api';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../platform/query/queryClient.ts';
import { createSessionCheck } from './sessionCheck.ts';

const demo = {
  accessToken: 'access-token-1',
  refreshToken: 'refresh-token-1',
  username: 'demo',
  userId: 'm_1',
  bankGroup: null,
  groupId: null,
};
const lost = () => Promise.reject(new ApiError({ kind: 'network' }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function doubting() {
  const renew = vi.fn<() => Promise<typeof demo>>(lost);
  const queries = createQueryClient();
  queries.mount();
  const doubt = createSessionCheck(queries, renew);
  const told: boolean[] = [];
  doubt.subscribe(() => told.push(doubt.read()));
  await doubt.prepare();
  return { queries, doubt, renew, told };
}

describe('session check', () => {
  it('starts when a token could not be renewed, and retries every five seconds', async () => {
    const { doubt, renew, told } = await doubting();
    expect(doubt.read()).toBe(false);
    doubt.learn(demo);
    expect(doubt.read()).toBe(true);
    expect(renew).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(renew).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(renew).toHaveBeenCalledTimes(3);
    expect(told).toEqual([true]);
  });

  it('ends automatically with the first reply, and stops retrying', async () => {
    const { doubt, renew, told } = await doubting();
    doubt.learn(demo);
    renew.mockResolvedValue(demo);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(doubt.read()).toBe(false);
    expect(told).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('retries immediately when the network is back, and on request', async () => {
    const { doubt, renew } = await doubting();
    doubt.learn(demo);
    await vi.advanceTimersByTimeAsync(0);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(renew).toHaveBeenCalledTimes(1);
    doubt.ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('sends no request when none is needed', async () => {
    const { doubt, renew } = await doubting();
    doubt.ask();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(renew).not.toHaveBeenCalled();
  });

  it('can start again after it ended', async () => {
    const { doubt, renew, queries } = await doubting();
    doubt.learn(demo);
    doubt.learn(null);
    queries.clear();
    doubt.learn(demo);
    expect(doubt.read()).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(renew).toHaveBeenCalledTimes(1);
  });
});
