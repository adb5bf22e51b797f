import { setClock } from '@brand/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTournamentTurns } from './useTournamentTurns.ts';

const NOON = Date.UTC(2026, 0, 15, 5);
const MINUTE = 60_000;
const LIST = [{ startsAt: NOON + MINUTE, endsAt: NOON + 60 * MINUTE }];

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  setClock(() => Date.now());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function watching() {
  const queries = new QueryClient();
  const read = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue(undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { rerender } = renderHook(
    ({ locale }) => useTournamentTurns(LIST, ['tournaments', locale, null]),
    { wrapper, initialProps: { locale: 'th' } },
  );
  return { read, rerender: (locale = 'th') => rerender({ locale }) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('reads the page once more shortly after a tournament starts or ends', async () => {
  const { read } = watching();
  await pass(MINUTE);
  await pass(5_000);
  expect(read).toHaveBeenCalledOnce();
});

it('reads it in the current language of the page', async () => {
  const { read, rerender } = watching();
  rerender('en');
  await pass(MINUTE);
  await pass(5_000);
  expect(read).toHaveBeenCalledExactlyOnceWith({
    queryKey: ['tournaments', 'en', null],
    refetchType: 'active',
  });
});

it('reads it after a sleep in which one has started', async () => {
  const { read } = watching();
  vi.setSystemTime(NOON + MINUTE + 1);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(5_000);
  expect(read).toHaveBeenCalledOnce();
});

it('does not read it when the page renders before the change', async () => {
  const { read, rerender } = watching();
  await pass(30_000);
  rerender();
  await pass(20_000);
  expect(read).not.toHaveBeenCalled();
});
