import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadLobby, renderLobby } from './testing/testLobby.tsx';

let look: (isIntersecting: boolean) => void = () => undefined;

beforeAll(loadLobby);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      report;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = report;
      }
      observe(element: Element) {
        if (!element.matches('[data-component=wins-rail]')) return;
        look = (isIntersecting) => act(() => this.report([{ isIntersecting }]));
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('is requested again while it is looked at, and not otherwise', async () => {
  const page = renderLobby();
  await screen.findByRole('region', { name: 'Recent wins' });
  await screen.findAllByRole('link', { name: /som\*\*\*/ });
  const asked = () => page.winCalls();
  expect(asked()).toBe(1);
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  await pass(300_000);
  expect(asked()).toBe(1);
  look(true);
  await pass(70_000);
  expect(asked()).toBe(2);
  look(false);
  await pass(300_000);
  expect(asked()).toBe(2);
});

it('stays when a later request fails', async () => {
  let isDown = false;
  const page = renderLobby({ down: ({ slotWinHistory }) => isDown && slotWinHistory === true });
  await screen.findAllByRole('link', { name: /som\*\*\*/ });
  isDown = true;
  look(true);
  await act(async () => void (await vi.advanceTimersByTimeAsync(150_000)));
  await waitFor(() => expect(page.winCalls()).toBeGreaterThan(2));
  expect(screen.getByRole('region', { name: 'Recent wins' })).toBeTruthy();
});
