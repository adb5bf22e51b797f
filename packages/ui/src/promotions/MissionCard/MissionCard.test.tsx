import { collectStart, type CollectState, type MissionState } from '@brand/domain';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { depositMission, roundsMission } from '../missions.fixtures.ts';
import { MissionCard, type MissionCardProps } from './MissionCard.tsx';

afterEach(cleanup);

function show(props: Partial<MissionCardProps>) {
  const onCollect = vi.fn();
  const onRecheck = vi.fn();
  renderInLanguage(
    <MissionCard
      mission={depositMission}
      collect={collectStart(null)}
      onCollect={onCollect}
      onRecheck={onRecheck}
      {...props}
    />,
  );
  return { onCollect, onRecheck };
}

const text = () => document.body.textContent ?? '';

it('shows progress in figures, the reward and what it takes to withdraw it', () => {
  show({});
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
    '1,000 of 1,000 baht',
  );
  expect(text()).toContain('20 baht');
  expect(text()).toContain('Bet 60 baht before withdrawing it');
});

it('collects once for a hundred clicks in one task', () => {
  const { onCollect } = show({});
  const button = screen.getByRole('button', { name: 'Collect reward' });
  for (let at = 0; at < 100; at += 1) fireEvent.click(button);
  expect(onCollect).toHaveBeenCalledOnce();
});

it('asks again instead of collecting while the result is unknown', () => {
  const { onCollect, onRecheck } = show({ collect: { status: 'unsure', intent: 'a' } });
  expect(text()).toContain('we do not know whether');
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect([onCollect.mock.calls.length, onRecheck.mock.calls.length]).toEqual([0, 1]);
});

it('says why it was refused, with the code', () => {
  const failure = { messageId: 'error.mission.2503', code: '2503' } as const;
  show({ collect: { status: 'refused', failure } });
  expect(screen.getByRole('alert').textContent).toContain('This mission has ended');
  expect(text()).toContain('Code 2503');
});

it.each<[MissionState, CollectState, string | null]>([
  ['running', collectStart(null), null],
  ['toCollect', { status: 'collected' }, 'Collected'],
  ['collected', collectStart(null), 'Collected'],
  ['ended', collectStart(null), 'Ended'],
])('has no button to collect if it is %s with %j', (state, collect, badge) => {
  show({ mission: { ...roundsMission, state }, collect });
  expect(screen.queryByRole('button')).toBeNull();
  if (badge) expect(screen.getByText(badge)).toBeTruthy();
});

it('moves the focus from the removed button to the name of the mission', () => {
  const props = { mission: depositMission, onCollect: () => {}, onRecheck: () => {} };
  const { rerender } = renderInLanguage(
    <MissionCard {...props} collect={{ status: 'collecting', intent: 'a', again: false }} />,
  );
  screen.getByRole('button').focus();
  rerender(<MissionCard {...props} collect={{ status: 'collected' }} />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('shows its end as date and time, and links to where the goal can be reached only while it runs', () => {
  show({ mission: roundsMission, href: '/list/slot' });
  expect(text()).toContain('Ends 16 Jan 2026 00:00');
  expect(screen.getByRole('link', { name: 'See games' }).getAttribute('href')).toBe('/list/slot');
  cleanup();
  show({ mission: { ...roundsMission, state: 'ended' }, href: '/list/slot' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(text()).not.toContain('free spins');
});
