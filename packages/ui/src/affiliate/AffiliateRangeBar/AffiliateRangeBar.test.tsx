import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { AffiliateRangeBar } from './AffiliateRangeBar.tsx';

const USUAL = { from: '2025-12-15', to: '2026-01-13' };
const OWN = { from: '2025-12-24', to: '2026-01-02' };

beforeEach(() => {
  setClock(() => NOW);
});
afterEach(cleanup);

function show(range = USUAL) {
  const onRangeChange = vi.fn();
  renderInLanguage(<AffiliateRangeBar range={range} onRangeChange={onRangeChange} />);
  return onRangeChange;
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
const pressShow = () => fireEvent.click(screen.getByRole('button', { name: 'Show report' }));

it('marks the current range and requests another on press', () => {
  const onRangeChange = show();
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map((one) => one.textContent);
  expect(pressed()).toEqual(['30 days']);
  fireEvent.click(screen.getByRole('button', { name: 'Last month' }));
  expect(onRangeChange).toHaveBeenCalledWith({ from: '2025-12-01', to: '2025-12-31' });
});

it('shows a custom range as custom, and only requests valid days', () => {
  const onRangeChange = show(OWN);
  type('From', '2025-01-01');
  pressShow();
  expect(screen.getByRole('alert').textContent).toBe('Choose 92 days at most.');
  type('From', '2026-01-05');
  pressShow();
  expect(screen.getByRole('alert').textContent).toContain('The start date is after the end date.');
  expect(onRangeChange).not.toHaveBeenCalled();
  type('From', '2025-12-30');
  pressShow();
  expect(onRangeChange).toHaveBeenCalledWith({ from: '2025-12-30', to: '2026-01-02' });
});

it.each([
  ['notADay', 'วันที่ไม่ถูกต้อง', 'This date is not valid.'],
  ['backwards', 'วันที่เริ่มต้นอยู่หลังวันที่สิ้นสุด', 'The start date is after the end date.'],
  ['tooLong', 'เลือกได้ไม่เกิน 92 วัน', 'Choose 92 days at most.'],
  ['future', 'เลือกวันในอนาคตไม่ได้', 'Future dates cannot be chosen.'],
] as const)('shows an error for invalid days in the URL: %s', (problem, th, en) => {
  for (const [locale, sentence] of [
    ['th', th],
    ['en', en],
  ] as const) {
    renderInLanguage(
      <AffiliateRangeBar range={USUAL} problem={problem} onRangeChange={() => undefined} />,
      locale,
    );
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    cleanup();
  }
});
