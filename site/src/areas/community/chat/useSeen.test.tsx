import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSeen } from './useSeen.ts';

function Probe() {
  const [ref, seen] = useSeen<HTMLParagraphElement>();
  return <p ref={ref}>{seen ? 'seen' : 'not yet'}</p>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is true once the element is visible', () => {
  let see: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof see) {
        see = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<Probe />);
  expect(screen.getByText('not yet')).toBeTruthy();
  act(() => see([{ isIntersecting: false }]));
  expect(screen.getByText('not yet')).toBeTruthy();
  act(() => see([{ isIntersecting: true }]));
  expect(screen.getByText('seen')).toBeTruthy();
});
