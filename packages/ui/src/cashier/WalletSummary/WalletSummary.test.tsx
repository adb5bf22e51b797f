import { satangFromBaht } from '@brand/domain';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { entries } from '../cashier.fixtures.ts';
import { WalletSummary, type WalletSummaryProps } from './WalletSummary.tsx';

afterEach(cleanup);

const open = (props: Partial<WalletSummaryProps> = {}) =>
  renderInLanguage(
    <WalletSummary
      historyHref="/history"
      help={[{ id: 'late', label: 'A deposit has not arrived', href: '/help?q=late' }]}
      {...props}
    />,
  );
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('WalletSummary', () => {
  it('shows only the limits that are set, with what is left', () => {
    open({
      limits: [
        { period: 'day', limit: satangFromBaht(10_000), left: satangFromBaht(5_400) },
        { period: 'week', limit: null, left: null },
      ],
      limitsHref: '/limits',
    });
    expect(screen.getByText('5,400 of 10,000 baht left')).toBeTruthy();
    expect(screen.queryByText('This week')).toBeNull();
    expect(screen.getByRole('link', { name: 'Your limits' }).getAttribute('href')).toBe('/limits');
  });

  it('offers to set a limit where there is none', () => {
    open({ limits: [{ period: 'day', limit: null, left: null }], limitsHref: '/limits' });
    expect(screen.getByRole('link', { name: 'Set a deposit limit' })).toBeTruthy();
  });

  it('shows the latest transactions with a link to all, and says when there are none', () => {
    open({ recent: entries.slice(0, 2) });
    expect(region('Latest transactions').getAllByRole('listitem')).toHaveLength(2);
    expect(region('Latest transactions').getByRole('link').getAttribute('href')).toBe('/history');
    cleanup();
    open({ recent: [] });
    expect(screen.getByText('Your deposits and withdrawals will show here.')).toBeTruthy();
  });

  it('has no empty sections', () => {
    open({ bonuses: [] });
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(region('Help').getByRole('link', { name: 'A deposit has not arrived' })).toBeTruthy();
  });
});
