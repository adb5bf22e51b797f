import { collectStart } from '@brand/domain';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { weekOfCheckIns } from '../missions.fixtures.ts';
import { CheckInPanel, type CheckInPanelProps } from './CheckInPanel.tsx';

afterEach(cleanup);

function show(props: Partial<CheckInPanelProps>) {
  const onCheckIn = vi.fn();
  const onRecheck = vi.fn();
  renderInLanguage(
    <CheckInPanel
      checkIn={weekOfCheckIns}
      collect={collectStart(null)}
      onCheckIn={onCheckIn}
      onRecheck={onRecheck}
      {...props}
    />,
  );
  return { onCheckIn, onRecheck };
}

it('names every day with its reward, and today', () => {
  show({});
  const days = screen.getAllByRole('listitem');
  expect(days).toHaveLength(7);
  expect(days[0]?.textContent).toContain('2 baht collected');
  expect(days[2]?.getAttribute('aria-current')).toBe('date');
  expect(days[2]?.textContent).toContain('Day 3 3 free spins');
});

it('checks in once for a hundred clicks in one task', () => {
  const { onCheckIn } = show({});
  const button = screen.getByRole('button', { name: 'Check in' });
  for (let at = 0; at < 100; at += 1) fireEvent.click(button);
  expect(onCheckIn).toHaveBeenCalledOnce();
});

it('asks again while the result is unknown', () => {
  const { onRecheck } = show({ collect: { status: 'unsure', intent: 'a' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(onRecheck).toHaveBeenCalledOnce();
});

it.each([
  { checkIn: { ...weekOfCheckIns, done: true } },
  { collect: { status: 'collected' } as const },
])('has no button after the check-in, and says when the next one is, with %j', (props) => {
  show(props);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('16 Jan 2026 00:00');
});
