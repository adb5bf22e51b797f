import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { TimeLeft } from './TimeLeft.tsx';

const START = Date.UTC(2026, 0, 15, 2, 30);
const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows days and hours while the date is far', () => {
  renderInLanguage(<TimeLeft until={START + 75 * HOUR} />);
  expect(screen.getByText('3d 3h')).toBeDefined();
});

it('becomes a countdown on the last day, without a render from outside', () => {
  renderInLanguage(<TimeLeft until={START + 24 * HOUR + 60_000} />);
  expect(screen.queryByRole('timer')).toBeNull();
  act(() => void vi.advanceTimersByTime(60_000));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('timer').textContent).toBe('23:59:00');
});
