import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePathname } from './address.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Path() {
  return usePathname();
}

it('tells all subscribers about Back in one listener, so that they render together', () => {
  const listening = vi.spyOn(window, 'addEventListener');
  const { unmount } = render(
    <>
      <Path />
      <Path />
      <Path />
    </>,
  );
  expect(listening.mock.calls.filter(([type]) => type === 'popstate')).toHaveLength(1);
  const ending = vi.spyOn(window, 'removeEventListener');
  unmount();
  expect(ending.mock.calls.filter(([type]) => type === 'popstate')).toHaveLength(1);
});
