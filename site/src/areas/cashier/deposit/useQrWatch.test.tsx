import type { QrStatus } from '@brand/domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks } from './testing/testLocks.ts';
import { NOW, memberPage, pass } from '../../../member/testing/memberPage.tsx';
import { LIFE_MS, fakeApi, qrOf300 } from '../../../member/testing/testQr.ts';
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

describe('polling of a QR', () => {
  it('starts immediately and repeats every two seconds', async () => {
    const { asked } = await watch(() => ({ outcome: 'waiting' }));
    expect(asked()).toBe(1);
    for (let round = 2; round <= 6; round += 1) {
      await pass(1_999);
      expect(asked()).toBe(round - 1);
      await pass(1);
      expect(asked()).toBe(round);
    }
  });

  it('has one request in flight, however long the reply takes', async () => {
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

  it('slows down while nothing answers, and returns to two seconds after that', async () => {
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

  it('continues immediately when the network is back', async () => {
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

  it('runs every 15 seconds in a hidden tab, and immediately when the tab becomes visible', async () => {
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

  it('makes no extra request when the tab releases its lock and takes it again', async () => {
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

  it('makes one last request at the end, so that a QR paid while the phone slept is not called expired', async () => {
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

  it.each(['waiting', 'down'] as const)(
    'reports expiry when the last reply is %s',
    async (last) => {
      let now: 'waiting' | 'down' = 'waiting';
      const { heard } = await watch(() => (now === 'down' ? 'down' : { outcome: 'waiting' }));
      await pass(LIFE_MS - 100);
      now = last;
      await pass(100);
      expect(heard.at(-1)).toBe('expired');
    },
  );

  it('stops when it is no longer needed', async () => {
    const { asked, rerender, unmount } = await watch(() => ({ outcome: 'waiting' }));
    const before = asked();
    rerender({ shown: false });
    await pass(60_000);
    unmount();
    await pass(60_000);
    expect(asked()).toBe(before);
  });
});
