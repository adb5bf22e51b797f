import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPage, isPageHeld, useHoldPage } from '../../platform/connection/busy.ts';
import { isLeaving, preload, reloadForMissingChunk, watchForMissingChunk } from './missingChunk.ts';

const START = 1_800_000_000_000;
const reload = vi.fn();
watchForMissingChunk(reload);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  sessionStorage.clear();
  reload.mockClear();
  // The page is shown.
  dispatchEvent(new Event('pageshow'));
});
afterEach(() => {
  globalThis.leavesEarly = undefined;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const lose = () => dispatchEvent(new Event('vite:preloadError'));

it('reloads the page for a missing chunk, at most once in a minute', () => {
  lose();
  lose();
  vi.setSystemTime(START + 59_999);
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(START + 60_000);
  lose();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload while money is in transfer or an amount is typed, and reloads afterwards', () => {
  const first = holdPage();
  const second = holdPage();
  lose();
  first();
  first();
  lose();
  expect(reload).not.toHaveBeenCalled();
  second();
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

const leave = () => dispatchEvent(new Event('beforeunload'));

it('does not reload while another document loads, until the page is shown again', () => {
  leave();
  expect(isLeaving()).toBe(true);
  lose();
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('pageshow'));
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload when the page was left before it could watch for it', () => {
  globalThis.leavesEarly = true;
  watchForMissingChunk(reload);
  lose();
  reloadForMissingChunk(reload);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads again after a click: what was requested was a download', () => {
  leave();
  // The site handles the click itself.
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', (event) => event.stopPropagation());
  button.click();
  button.remove();
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload when a click requests another document', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', leave);
  button.click();
  button.remove();
  lose();
  expect(reload).not.toHaveBeenCalled();
});

it('is held by a component while an action is in progress', () => {
  const { rerender, unmount } = renderHook(({ underWay }) => useHoldPage(underWay), {
    initialProps: { underWay: false },
  });
  expect(isPageHeld()).toBe(false);
  rerender({ underWay: true });
  expect(isPageHeld()).toBe(true);
  rerender({ underWay: false });
  expect(isPageHeld()).toBe(false);
  rerender({ underWay: true });
  unmount();
  expect(isPageHeld()).toBe(false);
});

it('does not reload without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  lose();
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload for a preload', async () => {
  await preload(async () => {
    lose();
    throw new Error('gone');
  });
  expect(reload).not.toHaveBeenCalled();
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads for a preload that is needed meanwhile', async () => {
  await preload(async () => reloadForMissingChunk(reload));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('ignores an invalid timestamp', () => {
  sessionStorage.setItem('codeReload', 'junk');
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload without storage, because it could repeat forever', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  lose();
  expect(reload).not.toHaveBeenCalled();
});
