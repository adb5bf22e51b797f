import { setClock } from '@brand/ui';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFrameProgress } from './useFrameProgress.ts';

const KOI = 'https://games.example/koi';

let restore = () => {};
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  restore = setClock(() => Date.now());
});
afterEach(() => {
  cleanup();
  restore();
  vi.useRealTimers();
});

function framed() {
  const { result, rerender } = renderHook(({ address }) => useFrameProgress(address), {
    initialProps: { address: KOI as string | null },
  });
  return {
    progress: () => result.current.progress,
    since: () => result.current.since,
    load: () => act(() => result.current.loaded()),
    go: (address: string | null) => rerender({ address }),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
}

it('is late after 15 s, and loaded as soon as the document loads', () => {
  const frame = framed();
  frame.pass(14_999);
  expect(frame.progress()).toBe('loading');
  frame.pass(1);
  expect(frame.progress()).toBe('late');
  frame.load();
  expect(frame.progress()).toBe('ready');
  frame.pass(60_000);
  expect(frame.progress()).toBe('ready');
});

it.each([KOI, 'https://games.example/koi?again'])(
  'loads again for a new request at %s, with a new timeout',
  (again) => {
    const frame = framed();
    frame.pass(1_000);
    frame.load();
    frame.go(null);
    frame.go(again);
    expect(frame.progress()).toBe('loading');
    frame.pass(15_000);
    expect(frame.progress()).toBe('late');
    frame.go(null);
    frame.go(again);
    expect(frame.progress()).toBe('loading');
    frame.load();
    expect(frame.progress()).toBe('ready');
    // The play time continues.
    expect(frame.since()).toBe(1_000);
  },
);
