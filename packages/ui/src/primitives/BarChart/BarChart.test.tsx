import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { BarChart, type BarDatum } from './BarChart.tsx';

afterEach(cleanup);

const bars = (...values: (number | null)[]): BarDatum[] =>
  values.map((value, index) => ({ id: String(index), label: `Day ${index + 1}`, value }));

function draw(...values: (number | null)[]) {
  const { container } = render(
    <BarChart
      label="Income"
      summary="Sixty in all"
      bars={bars(...values)}
      formatValue={(value) => `${value} baht`}
      noValueLabel="no data"
    />,
  );
  const part = (name: string) => [
    ...container.querySelectorAll<HTMLElement>(`[data-part=${name}]`),
  ];
  const plot = part('plot')[0] as HTMLElement;
  plot.getBoundingClientRect = () => ({ left: 0, width: 800 }) as DOMRect;
  return {
    part,
    plot,
    slider: () => screen.getByRole<HTMLInputElement>('slider', { name: 'Income' }),
  };
}
const reading = ({ part }: ReturnType<typeof draw>) => part('reading')[0]?.textContent;

describe('BarChart', () => {
  it('is one tab stop that reads every bar', () => {
    const chart = draw(10, 20, null);
    act(() => chart.slider().focus());
    expect(reading(chart)).toBe('Day 3 no data');
    expect(chart.slider().getAttribute('aria-valuetext')).toBe('Day 3 no data');
    fireEvent.change(chart.slider(), { target: { value: '1' } });
    expect(reading(chart)).toBe('Day 2 20 baht');
    act(() => chart.slider().blur());
    expect(reading(chart)).toBeUndefined();
  });

  it('is described by its summary, also while a bar is active', () => {
    const chart = draw(10);
    act(() => chart.slider().focus());
    const id = chart.slider().getAttribute('aria-describedby') ?? '';
    expect(document.querySelector(`[id="${id}"]`)?.textContent).toBe('Sixty in all');
  });

  it('reads the bar under a mouse until it leaves, and a touched bar until the next touch', () => {
    const chart = draw(1, 2, 3, 4, 5, 6, 7, 8);
    fireEvent(chart.plot, pointer('pointermove', 'mouse', 250));
    expect(reading(chart)).toBe('Day 3 3 baht');
    fireEvent(chart.plot, pointer('pointerout', 'mouse', 250));
    expect(reading(chart)).toBeUndefined();
    fireEvent(chart.plot, pointer('pointerdown', 'touch', 799));
    fireEvent(chart.plot, pointer('pointerout', 'touch', 799));
    expect(reading(chart)).toBe('Day 8 8 baht');
  });

  it('draws no bar without a value, and marks negative values', () => {
    const chart = draw(10, null, -5, 0);
    const states = chart.part('bar').map(({ dataset }) => dataset['state']);
    expect(states).toEqual(['positive', 'negative', 'zero']);
  });

  it('takes no focus without values', () => {
    draw();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByText('Sixty in all')).toBeTruthy();
  });
});

function pointer(type: string, pointerType: string, clientX: number): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType });
}
