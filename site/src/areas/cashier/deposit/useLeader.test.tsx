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

it('is one tab of all: that which came last', async () => {
  const first = tab();
  await settle();
  expect(first.result.current).toBe(true);
  const second = tab();
  await settle();
  expect([first.result.current, second.result.current]).toEqual([false, true]);
});

it('is the next one when the leader goes', async () => {
  const first = tab();
  const second = tab();
  await settle();
  second.unmount();
  await settle();
  expect(first.result.current).toBe(true);
});

it('wants nothing without a name, and lets go when the name goes', async () => {
  const first = tab();
  const second = tab();
  await settle();
  second.rerender({ name: null });
  await settle();
  expect([first.result.current, second.result.current]).toEqual([true, false]);
});

it('acts alone where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const first = tab();
  const second = tab();
  await settle();
  expect([first.result.current, second.result.current]).toEqual([true, true]);
});

it('acts alone where the browser refuses locks, and does not ask for them again', async () => {
  const request = vi.fn<() => Promise<void>>(async () =>
    Promise.reject(new DOMException('refused', 'SecurityError')),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  const only = tab();
  await settle();
  expect(only.result.current).toBe(true);
  expect(request).toHaveBeenCalledOnce();
});

it('lets go when its page is left, and stands again when Back shows it', async () => {
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

it('keeps leading in a hidden tab without asking for the lock again', async () => {
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
