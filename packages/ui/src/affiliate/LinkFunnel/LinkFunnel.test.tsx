import { satangFromBaht } from '@brand/domain';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { LinkFunnel, type LinkFunnelProps } from './LinkFunnel.tsx';

afterEach(cleanup);

const figures = { visits: 40, signUps: 10, firstDeposits: 4, deposited: satangFromBaht(1_200.5) };
const unnamed = { visits: 0, signUps: 1, firstDeposits: 0, deposited: satangFromBaht(0) };
const ready: LinkFunnelProps['state'] = {
  status: 'ready',
  report: {
    from: '2025-12-16',
    to: '2026-01-14',
    links: [
      { name: 'กลุ่ม LINE', ...figures },
      { name: null, ...unnamed },
    ],
    total: { visits: 40, signUps: 11, firstDeposits: 4, deposited: figures.deposited },
  },
};

const show = (more: Partial<LinkFunnelProps> = {}) =>
  renderInLanguage(
    <LinkFunnel state={ready} period="days30" onPeriodChange={() => undefined} {...more} />,
  );

it('shows the number of each step and its share of the step before', () => {
  show();
  const row = within(screen.getByRole('row', { name: /กลุ่ม LINE/ }));
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['40', '1025%', '440%', '1,200.50']);
});

it('shows no share where nothing came before', () => {
  show();
  const row = within(screen.getByRole('row', { name: /Unnamed link/ }));
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['0', '1', '00%', '0.00']);
});

it('explains how to get visits while there are none', () => {
  const total = { visits: 0, signUps: 0, firstDeposits: 0, deposited: satangFromBaht(0) };
  const report = { from: '2026-01-01', to: '2026-01-14', links: [], total };
  show({ state: { status: 'ready', report } });
  expect(screen.getByRole('heading', { name: 'No visits yet' })).toBeDefined();
});

it('reports another period', () => {
  const onPeriodChange = vi.fn();
  show({ onPeriodChange });
  expect(screen.getByRole('button', { name: '30 days' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: '7 days' }));
  expect(onPeriodChange).toHaveBeenCalledWith('days7');
});
