import { satang } from '@brand/domain';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { JackpotCounter } from './JackpotCounter.tsx';

let reduced = false;

beforeEach(() => {
  reduced = false;
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const counter = (value: number, size?: 'sm') => (
  <JackpotCounter value={satang(value)} fillMs={10_000} {...(size && { size })} />
);
const figure = () =>
  Number(document.querySelector('[data-part=figure]')?.textContent?.replaceAll(/[^\d.]/g, '')) *
  100;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('JackpotCounter', () => {
  it('shows the first report as it is', () => {
    renderInLanguage(counter(123_456_789));
    expect(figure()).toBeCloseTo(123_456_789);
    pass(20_000);
    expect(figure()).toBeCloseTo(123_456_789);
  });

  it('counts up to a larger report within the time until the next, and never beyond', () => {
    const { rerender } = renderInLanguage(counter(100_000));
    rerender(counter(200_000));
    let before = 100_000;
    for (let at = 0; at < 10; at += 1) {
      pass(1000);
      expect(figure()).toBeGreaterThanOrEqual(before);
      expect(figure()).toBeLessThanOrEqual(200_000);
      before = figure();
    }
    expect(before).toBeGreaterThan(180_000);
    pass(60_000);
    expect(figure()).toBeCloseTo(200_000);
    // Halfway it was about half.
    rerender(counter(300_000));
    pass(5000);
    expect(figure()).toBeGreaterThan(240_000);
    expect(figure()).toBeLessThan(260_000);
  });

  it('continues from where it is when the next report arrives early', () => {
    const { rerender } = renderInLanguage(counter(100_000));
    rerender(counter(200_000));
    pass(5000);
    const before = figure();
    rerender(counter(300_000));
    pass(100);
    expect(figure()).toBeGreaterThanOrEqual(before);
    expect(figure()).toBeLessThan(160_000);
  });

  it('shows a pool that starts again, and any pool with reduced motion, immediately', () => {
    const { rerender } = renderInLanguage(counter(900_000));
    rerender(counter(500_000));
    expect(figure()).toBeCloseTo(500_000);
    reduced = true;
    rerender(counter(600_000));
    pass(50);
    expect(figure()).toBeCloseTo(600_000);
  });

  it('tells screen readers the report, and shows whole baht on a card', () => {
    renderInLanguage(counter(123_456_789, 'sm'));
    expect(document.querySelector('[data-part=figure]')?.textContent).toBe('฿1,234,567');
    expect(screen.getByText('1,234,567.89 baht')).toBeTruthy();
  });
});
