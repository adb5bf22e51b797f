import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { navigate } from './address.ts';
import { useDrawerEntry } from './useDrawerEntry.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const isOverlay = () => (history.state as { overlay?: boolean } | null)?.overlay === true;

function drawn() {
  const closed = vi.fn();
  const hook = renderHook(({ open }) => useDrawerEntry(open, closed), {
    initialProps: { open: false },
  });
  return { closed, show: (open: boolean) => hook.rerender({ open }) };
}

const back = async () => {
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await act(async () => void (await gone));
};

it('closes on Back, which stays on the page', async () => {
  const { closed, show } = drawn();
  show(true);
  expect(isOverlay()).toBe(true);
  await back();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/');
});

it('leaves no history entry behind when it is closed otherwise', async () => {
  const { show } = drawn();
  show(true);
  show(false);
  await waitFor(() => expect(isOverlay()).toBe(false));
});

it('reuses its history entry for the target of a link in it', async () => {
  const { show } = drawn();
  show(true);
  const before = history.length;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  navigate('/list/slot');
  show(false);
  expect(history.length).toBe(before);
  expect([location.pathname, isOverlay()]).toEqual(['/list/slot', false]);
  await back();
  expect([location.pathname, isOverlay()]).toEqual(['/', false]);
});
