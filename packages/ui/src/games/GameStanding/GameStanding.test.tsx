import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { GameStanding } from './GameStanding.tsx';

const START = Date.UTC(2026, 0, 15, 2, 30);

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('names the tournament, rank and points, and counts down', () => {
  renderInLanguage(
    <GameStanding tournament="Evening sprint" rank={12} points={1240} endsAt={START + 90_000} />,
  );
  const line = document.querySelector('[data-component=game-standing]')!;
  for (const words of ['Evening sprint', 'Rank 12', '1,240 points']) {
    expect(line.textContent).toContain(words);
  }
  act(() => void vi.advanceTimersByTime(31_000));
  expect(screen.getByRole('timer').textContent).toBe('0:59');
});
