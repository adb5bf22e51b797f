import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useRisenLevel } from './useRisenLevel.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (userId: string, level: number) =>
  renderHook((props) => useRisenLevel(props.userId, props.level), {
    initialProps: { userId, level },
  });

it('has not risen when it is seen for the first time', () => {
  expect(show('m1', 3).result.current).toBe(false);
});

it('has risen since the last visit, and on the next one no more', () => {
  show('m1', 1).unmount();
  const visit = show('m1', 2);
  expect(visit.result.current).toBe(true);
  visit.rerender({ userId: 'm1', level: 2 });
  expect(visit.result.current).toBe(true);
  visit.unmount();
  expect(show('m1', 2).result.current).toBe(false);
});

it('rises while it is shown', () => {
  const visit = show('m1', 0);
  visit.rerender({ userId: 'm1', level: 1 });
  expect(visit.result.current).toBe(true);
});

it('compares with the level that was seen last, not with the highest one', () => {
  for (const level of [3, 1]) show('m1', level).unmount();
  expect(show('m1', 2).result.current).toBe(true);
});

it('does not compare with the level of another member', () => {
  show('m1', 0).unmount();
  expect(show('m2', 4).result.current).toBe(false);
});
