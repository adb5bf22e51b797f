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
  render(
    <>
      <Path />
      <Path />
      <Path />
    </>,
  );
  const onBack = listening.mock.calls.filter(([type]) => type === 'popstate');
  expect(new Set(onBack.map(([, listener]) => listener)).size).toBe(1);
});
