import type { QrStatus } from '@brand/domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks } from './testing/testLocks.ts';
import {
  LIFE_MS,
  NOW,
  fakeApi,
  memberPage,
  qrOf300,
  pass,
} from '../../../member/testing/testQr.tsx';
import { useQrWatch } from './useQrWatch.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  cleanup();
  look('visible');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function look(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visibilityState,
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

async function watch(answer: () => QrStatus | 'down') {
  const api = fakeApi(answer);
  const { Page, services } = memberPage();
  const heard: string[] = [];
  const qr = qrOf300();
  const { unmount, rerender } = renderHook(
    ({ shown }) =>
      useQrWatch(api, shown ? qr : null, 'en', (_id, news) => heard.push(news.outcome)),
    { wrapper: Page, initialProps: { shown: true } },
  );
  await pass(0);
  return { asked: () => api.qrStatus.mock.calls.length, heard, unmount, rerender, services, api };
}

describe('a QR that is watched', () => {
  it('is asked about at once and then every two seconds', async () => {
    const { asked } = await watch(() => ({ outcome: 'waiting' }));
    expect(asked()).toBe(1);
    for (let round = 2; round <= 6; round += 1) {
      await pass(1_999);
      expect(asked()).toBe(round - 1);
      await pass(1);
      expect(asked()).toBe(round);
    }
  });

  it('has one question on its way at a time, however long the answer takes', async () => {
    const { asked, api } = await watch(() => ({ outcome: 'waiting' }));
    let answer = (_status: QrStatus) => {};
    api.qrStatus.mockImplementation(() => new Promise<QrStatus>((resolve) => (answer = resolve)));
    await pass(2_000);
    expect(asked()).toBe(2);
    await pass(20_000);
    act(() => look('hidden'));
    act(() => look('visible'));
    await pass(20_000);
    expect(asked()).toBe(2);
    await act(async () => answer({ outcome: 'waiting' }));
    await pass(2_000);
    expect(asked()).toBe(3);
  });

  it('is asked about less and less while nothing answers, and every two seconds again after that', async () => {
    let down = true;
    const { asked, heard } = await watch(() => (down ? 'down' : { outcome: 'waiting' }));
    const at: number[] = [];
    for (let second = 1; second <= 100; second += 1) {
      const before = asked();
      await pass(1_000);
      if (asked() > before) at.push(second);
    }
    expect(at).toEqual([2, 6, 14, 30, 60, 90]);
    expect(new Set(heard)).toEqual(new Set(['unreachable']));
    down = false;
    await pass(20_000);
    const before = asked();
    await pass(4_000);
    expect(asked()).toBe(before + 2);
  });

  it('is asked about at once when the network is back', async () => {
    const { asked } = await watch(() => 'down');
    await pass(15_000);
    const before = asked();
    act(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      dispatchEvent(new Event('offline'));
    });
    act(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      dispatchEvent(new Event('online'));
    });
    await pass(0);
    expect(asked()).toBe(before + 1);
  });

  it('is asked about every 15 seconds while nobody looks, and at once when somebody does', async () => {
    const { asked } = await watch(() => ({ outcome: 'waiting' }));
    act(() => look('hidden'));
    await pass(0);
    const before = asked();
    await pass(14_999);
    expect(asked()).toBe(before);
    await pass(1);
    expect(asked()).toBe(before + 1);
    await pass(1_000);
    act(() => look('visible'));
    await pass(0);
    expect(asked()).toBe(before + 2);
  });

  it('is not asked about because the tab gives its lock up and takes it again', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: fakeLocks() }));
    const { asked } = await watch(() => ({ outcome: 'waiting' }));
    expect(asked()).toBe(1);
    await pass(500);
    act(() => look('hidden'));
    await pass(0);
    await pass(14_999);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
  });

  it('is asked about once more at its end, so that what was paid in a long sleep is not called expired', async () => {
    let paid = false;
    const { heard, asked } = await watch(() => ({ outcome: paid ? 'paid' : 'waiting' }));
    act(() => look('hidden'));
    paid = true;
    vi.setSystemTime(NOW + LIFE_MS + 60_000);
    const before = asked();
    act(() => look('visible'));
    await pass(0);
    expect(heard.at(-1)).toBe('paid');
    expect(asked()).toBe(before + 1);
  });

  it.each(['waiting', 'down'] as const)('has expired when the last answer is %s', async (last) => {
    let now: 'waiting' | 'down' = 'waiting';
    const { heard } = await watch(() => (now === 'down' ? 'down' : { outcome: 'waiting' }));
    await pass(LIFE_MS - 100);
    now = last;
    await pass(100);
    expect(heard.at(-1)).toBe('expired');
  });

  it('is not asked about any more once nobody wants to know', async () => {
    const { asked, rerender, unmount } = await watch(() => ({ outcome: 'waiting' }));
    const before = asked();
    rerender({ shown: false });
    await pass(60_000);
    unmount();
    await pass(60_000);
    expect(asked()).toBe(before);
  });
});
