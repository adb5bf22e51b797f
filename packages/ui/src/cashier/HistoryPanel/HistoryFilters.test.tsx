import { type HistoryFilter, WHOLE_HISTORY } from '@brand/domain';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';

let putClockBack: () => void = () => undefined;
const onFilterChange = vi.fn<(filter: HistoryFilter) => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  putClockBack = setClock(() => NOW);
});
afterEach(() => {
  cleanup();
  putClockBack();
  vi.useRealTimers();
  onFilterChange.mockReset();
});

function Filters({ from }: { from: HistoryFilter }) {
  const [filter, setFilter] = useState(from);
  return (
    <>
      <HistoryFilters
        filter={filter}
        onFilterChange={(next) => {
          onFilterChange(next);
          setFilter(next);
        }}
      />
      <button type="button" onClick={() => setFilter(WHOLE_HISTORY)}>
        Clear
      </button>
    </>
  );
}

const show = (from: Partial<HistoryFilter> = {}, locale: 'th' | 'en' = 'en') =>
  renderInLanguage(<Filters from={{ ...WHOLE_HISTORY, ...from }} />, locale);
const period = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' });
const choose = (value: string) => fireEvent.change(period(), { target: { value } });
const day = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(day(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const reference = () => screen.getByRole<HTMLInputElement>('searchbox');
const write = (value: string) => fireEvent.change(reference(), { target: { value } });

it('shows the name of each group of chips', () => {
  show();
  for (const name of ['Type', 'Status']) {
    expect(screen.getByRole('group', { name }).textContent).toContain(name);
  }
});

describe('the period of the history', () => {
  it.each([
    ['days7', '2026-01-09', '2026-01-15'],
    ['days30', '2025-12-17', '2026-01-15'],
    ['thisMonth', '2026-01-01', '2026-01-15'],
    ['lastMonth', '2025-12-01', '2025-12-31'],
  ])('%s is %s to %s', (preset, from, to) => {
    show();
    choose(preset);
    expect(onFilterChange).toHaveBeenCalledExactlyOnceWith({
      ...WHOLE_HISTORY,
      range: { from, to },
    });
    expect(period().value).toBe(preset);
    choose('latest');
    expect(onFilterChange).toHaveBeenLastCalledWith(WHOLE_HISTORY);
  });

  it('can be typed, and nothing changes before it is valid', () => {
    show();
    choose('own');
    expect([day('From').value, day('To').value]).toEqual(['2025-12-17', '2026-01-15']);
    type('From', '2025-11-03');
    type('To', '2025-11-02');
    press('Show');
    expect(screen.getByRole('alert').textContent).toContain('The start date is after the end date');
    expect(day('From').value).toBe('2025-11-03');
    expect(onFilterChange).not.toHaveBeenCalled();
    type('To', '2025-11-05');
    press('Show');
    expect(onFilterChange).toHaveBeenCalledExactlyOnceWith({
      ...WHOLE_HISTORY,
      range: { from: '2025-11-03', to: '2025-11-05' },
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect([period().value, day('From').value]).toEqual(['own', '2025-11-03']);
  });

  it.each([
    ['', '2026-01-15', 'This date is not valid'],
    ['2026-01-15', '2026-01-16', 'Future dates'],
    ['2025-10-15', '2026-01-15', 'Choose 92 days at most'],
  ])('says why %s to %s is refused', (from, to, sentence) => {
    show();
    choose('own');
    type('From', from);
    type('To', to);
    press('Show');
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    choose('days7');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has its labels in Thai', () => {
    show({ range: { from: '2025-11-03', to: '2025-11-05' } }, 'th');
    expect(screen.getByRole('combobox', { name: 'ช่วงเวลา' })).toBeTruthy();
    expect(screen.getByLabelText('ตั้งแต่วันที่')).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'ค้นหาเลขอ้างอิง' })).toBeTruthy();
  });
});

describe('the search for a reference', () => {
  it('waits for a pause, and ignores spaces around it', () => {
    show();
    write(' d26');
    act(() => void vi.advanceTimersByTime(399));
    write(' d260 ');
    act(() => void vi.advanceTimersByTime(399));
    expect(onFilterChange).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onFilterChange).toHaveBeenCalledExactlyOnceWith({ ...WHOLE_HISTORY, reference: 'd260' });
    // The typed text stays, so that a word can follow.
    expect(reference().value).toBe(' d260 ');
  });

  it('starts immediately with Enter', () => {
    show();
    write('W1');
    fireEvent.keyDown(reference(), { key: 'Enter' });
    expect(onFilterChange).toHaveBeenCalledExactlyOnceWith({ ...WHOLE_HISTORY, reference: 'W1' });
    act(() => void vi.advanceTimersByTime(1_000));
    expect(onFilterChange).toHaveBeenCalledTimes(1);
  });

  it('is emptied when the filter is cleared', () => {
    show({ reference: 'W1' });
    expect(reference().value).toBe('W1');
    press('Clear');
    expect(reference().value).toBe('');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(onFilterChange).not.toHaveBeenCalled();
  });
});
