import { satang } from '@brand/domain';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { RealityCheck, type RealityCheckProps } from './RealityCheck.tsx';

const props: RealityCheckProps = {
  open: true,
  minutes: 60,
  balance: { before: satang(100_000), now: satang(85_050) },
  historyHref: '#history',
  helpline: null,
  onPlayOn: vi.fn(),
  onStop: vi.fn(),
};
const draw = (more: Partial<RealityCheckProps> = {}, locale: 'th' | 'en' = 'en') =>
  renderInLanguage(<RealityCheck {...props} {...more} />, locale);
const dialog = () => screen.getByRole('alertdialog', { name: /Time played|เวลาที่เล่น/ });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const calls = () => [props.onPlayOn, props.onStop].map((each) => vi.mocked(each).mock.calls.length);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows the duration of play and uses it as its accessible description', () => {
  draw({ minutes: 125 });
  const described = document.getElementById(dialog().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain('2 h 5 min');
});

it('shows minutes below one hour, and supports Thai', () => {
  draw({ minutes: 45 }, 'th');
  expect(dialog().textContent).toContain('45 นาที');
});

it.each([
  [100_000, 85_050, '-149.50'],
  [100_000, 130_000, '+300.00'],
  [100_000, 100_000, '0.00'],
])('shows the difference between %i and %i satang as %s', (before, now, difference) => {
  draw({ balance: { before: satang(before), now: satang(now) } });
  expect(screen.getByText('Difference').parentElement?.textContent).toContain(
    `Difference${difference}`,
  );
});

it('shows neither an unknown balance nor a missing helpline', () => {
  draw({ balance: null });
  expect(screen.queryByText('Difference')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('states if the duration includes time away', () => {
  draw({ away: true });
  expect(dialog().textContent).toContain('until you came back');
});

it('calls the helpline', () => {
  draw({ helpline: { name: 'Help', phone: '+66 2 123-4567' } });
  expect(screen.getByRole('link', { name: /Help/ }).getAttribute('href')).toBe('tel:+6621234567');
});

it('focuses no answer, so that a key press meant for the game does not answer', () => {
  draw();
  expect(document.activeElement).toBe(dialog());
});

it('ignores a press that started before it opened, and accepts any later press', () => {
  draw();
  press('Stop playing');
  press('Keep playing');
  escape();
  expect(calls()).toEqual([0, 0]);
  wait(700);
  press('Stop playing');
  expect(calls()).toEqual([0, 1]);
  press('Keep playing');
  expect(calls()).toEqual([1, 1]);
});

it('continues the game on Escape, and ignores a press outside', () => {
  draw();
  wait(1_000);
  fireEvent.pointerDown(document.querySelector('[data-part=scrim]') as Element);
  fireEvent.click(document.querySelector('[data-part=scrim]') as Element);
  expect(calls()).toEqual([0, 0]);
  escape();
  expect(calls()).toEqual([1, 0]);
});
