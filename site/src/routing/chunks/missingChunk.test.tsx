import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPage, isPageHeld, useHoldPage } from '../../platform/connection/busy.ts';
import {
  preload,
  reloadForMissingChunk,
  watchForLeaving,
  watchForMissingChunk,
} from './missingChunk.ts';

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
  globalThis.followsEarlyLink = undefined;
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

function tap(attributes: Partial<HTMLAnchorElement>, init: MouseEventInit = {}, handled = false) {
  const link = Object.assign(document.createElement('a'), { href: '/next', ...attributes });
  document.body.replaceChildren(link);
  // The test cannot navigate to another document.
  const cancel = (event: Event) => event.preventDefault();
  (handled ? link : globalThis).addEventListener('click', cancel, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

it('does not reload while the address bar leads to another document, as long as the page starts', () => {
  const stopListening = watchForLeaving();
  dispatchEvent(new Event('beforeunload'));
  lose();
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('pageshow'));
  stopListening();
  dispatchEvent(new Event('beforeunload'));
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload while a link loads another document, until the page is shown again', () => {
  tap({});
  lose();
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('pageshow'));
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload when a link was followed before the page could watch for it', () => {
  globalThis.followsEarlyLink = true;
  watchForMissingChunk(reload);
  lose();
  reloadForMissingChunk(reload);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['that the site handles itself', () => tap({}, {}, true)],
  ['that opens another tab', () => tap({ target: '_blank' })],
  ['with the modifier key for another tab', () => tap({}, { ctrlKey: true })],
  ['that downloads a file', () => tap({ download: 'history.csv' })],
])('reloads after a tap on a link %s', (_, tapLink) => {
  tapLink();
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
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
