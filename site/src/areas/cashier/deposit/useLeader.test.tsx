import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeLocks } from './testing/testLocks.ts';
import { useLeader } from './useLeader.ts';

function look(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visibilityState,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

const settle = () => act(async () => undefined);
const tab = () =>
  renderHook(({ name }) => useLeader(name), { initialProps: { name: 'qr' as string | null } });

beforeEach(() => {
  look('visible');
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('makes the newest of all tabs the leader', async () => {
  const first = tab();
  await settle();
  expect(first.result.current).toBe(true);
  const second = tab();
  await settle();
  expect([first.result.current, second.result.current]).toEqual([false, true]);
});

it('makes the next tab the leader when the leader is closed', async () => {
  const first = tab();
  const second = tab();
  await settle();
  second.unmount();
  await settle();
  expect(first.result.current).toBe(true);
});

it('needs no lock without a name, and releases it when the name is removed', async () => {
  const first = tab();
  const second = tab();
  await settle();
  second.rerender({ name: null });
  await settle();
  expect([first.result.current, second.result.current]).toEqual([true, false]);
});

it('makes every tab a leader when the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const first = tab();
  const second = tab();
  await settle();
  expect([first.result.current, second.result.current]).toEqual([true, true]);
});

it('makes the tab a leader when the browser refuses locks, and does not request them again', async () => {
  const request = vi.fn<() => Promise<void>>(async () =>
    Promise.reject(new DOMException('refused', 'SecurityError')),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  const only = tab();
  await settle();
  expect(only.result.current).toBe(true);
  expect(request).toHaveBeenCalledOnce();
});

it('releases the lock when its page is left, and requests it again when Back restores the page', async () => {
  const request = vi.spyOn(navigator.locks, 'request');
  const only = tab();
  await settle();
  dispatchEvent(new Event('pagehide'));
  await settle();
  expect(only.result.current).toBe(false);
  look('hidden');
  await settle();
  expect(request).toHaveBeenCalledOnce();
  look('visible');
  dispatchEvent(new Event('pageshow'));
  await settle();
  expect(only.result.current).toBe(true);
});

it('stays the leader in a hidden tab without requesting the lock again', async () => {
  const request = vi.spyOn(navigator.locks, 'request');
  const only = tab();
  await settle();
  look('hidden');
  await settle();
  look('visible');
  await settle();
  expect(only.result.current).toBe(true);
  expect(request).toHaveBeenCalledOnce();
});
