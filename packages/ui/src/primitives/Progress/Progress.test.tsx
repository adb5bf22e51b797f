import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Progress, type ProgressProps } from './Progress.tsx';

afterEach(cleanup);

const bar = (props: Omit<ProgressProps, 'label'>) => {
  const { container } = render(<Progress label="Turnover" {...props} />);
  return { container, bar: screen.getByRole('progressbar', { name: 'Turnover' }) };
};
const fillOf = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[data-part=fill]')?.style.transform;

describe('Progress', () => {
  it('announces the progress as a number and as text', () => {
    const { bar: found, container } = bar({ value: 3, max: 12, valueText: '3 of 12' });
    expect(found.getAttribute('aria-valuenow')).toBe('3');
    expect(found.getAttribute('aria-valuemax')).toBe('12');
    expect(found.getAttribute('aria-valuetext')).toBe('3 of 12');
    expect(fillOf(container)).toBe('translateX(-75%)');
  });

  it('announces no number while it is unknown', () => {
    const { bar: found, container } = bar({});
    expect(found.hasAttribute('aria-valuenow')).toBe(false);
    expect(container.firstElementChild?.getAttribute('data-state')).toBe('indeterminate');
  });

  it.each([
    [-5, 100, '0'],
    [250, 100, '100'],
    [1, 0, '0'],
    [Number.NaN, 100, '0'],
  ])('keeps %d of %d within the bounds', (value, max, now) => {
    expect(bar({ value, max }).bar.getAttribute('aria-valuenow')).toBe(now);
  });

  it('counts completed steps only', () => {
    const { container } = bar({ value: 2.9, steps: 6 });
    const states = [...container.querySelectorAll<HTMLElement>('[data-part=step]')].map(
      (step) => step.dataset['state'],
    );
    expect(states).toEqual(['done', 'done', 'open', 'open', 'open', 'open']);
  });
});
