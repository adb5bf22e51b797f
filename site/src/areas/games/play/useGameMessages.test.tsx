import { QueryClient } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Services, ServicesContext } from '../../../member/services.ts';
import { useGameMessages } from './useGameMessages.ts';

const GAMES = 'https://games.example';
const NEWS = { type: 'balance', balance: 1 };

function listening() {
  const queries = new QueryClient();
  const asked = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue(undefined);
  const operator = { hosts: { games: `${GAMES}/play` }, games: { frameHosts: [] } };
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const onFlood = vi.fn();
  renderHook(() => useGameMessages({ current: frame }, onFlood), {
    wrapper: ({ children }) => (
      <ServicesContext value={{ queries, operator } as unknown as Services}>
        {children}
      </ServicesContext>
    ),
  });
  const say = (source: Window | null, times = 1, origin = GAMES) => {
    for (let count = 0; count < times; count += 1) {
      dispatchEvent(new MessageEvent('message', { data: NEWS, origin, source }));
    }
  };
  return { asked, onFlood, say, game: frame.contentWindow };
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('requests the balance once for an event, and once more after any number of them', () => {
  const { asked, say, game, onFlood } = listening();
  say(game, 300);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  expect(asked).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(onFlood).not.toHaveBeenCalled();
});

it('accepts messages only from the frame, and only from allowed origins', () => {
  const { asked, say, game, onFlood } = listening();
  say(window, 9_000);
  say(null, 9_000);
  say(game, 1, 'https://evil.example');
  expect(asked).not.toHaveBeenCalled();
  expect(onFlood).not.toHaveBeenCalled();
});

it('reports that a game floods the page, whatever it sends', () => {
  const { say, game, onFlood } = listening();
  say(game, 4_000);
  vi.advanceTimersByTime(1_500);
  say(game, 4_000);
  expect(onFlood).not.toHaveBeenCalled();
  say(game, 1_001, 'https://evil.example');
  expect(onFlood).toHaveBeenCalledTimes(1);
});
