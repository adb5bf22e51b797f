import type { Failure } from '@brand/domain';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import {
  baht,
  dayLimit,
  goingLimit,
  limitsOf,
  reachedLimit,
  risingLimit,
} from '../limits.fixtures.ts';
import { DepositLimitsPanel, type DepositLimitsPanelProps } from './DepositLimitsPanel.tsx';

afterEach(cleanup);

const saves = () =>
  vi.fn<DepositLimitsPanelProps['onSave']>(() => Promise.resolve<Failure | null>(null));

function draw(props: Partial<DepositLimitsPanelProps> = {}, day = dayLimit, locale?: 'th' | 'en') {
  renderInLanguage(
    <DepositLimitsPanel
      state={{ status: 'ready', ...limitsOf(day) }}
      onRetry={() => undefined}
      onSave={saves()}
      onKeep={() => Promise.resolve(null)}
      {...props}
    />,
    locale,
  );
  return within(document.querySelector<HTMLElement>('[data-period=day]')!);
}

/** Opens the form of the daily limit and types into it. */
async function type(row: ReturnType<typeof draw>, amount: string) {
  const user = userEvent.setup();
  await user.click(row.getByRole('button', { name: 'Change Per day' }));
  const field = row.getByLabelText<HTMLInputElement>('Limit per day');
  await user.clear(field);
  if (amount) await user.type(field, amount);
  return { user, field };
}

describe('a limit', () => {
  it('shows the used amount, the amount left and the reset time', () => {
    const row = draw();
    expect(row.getByText('2,000').textContent).toContain('baht');
    expect(row.getByText('500 baht deposited')).toBeTruthy();
    expect(row.getByText('1,500 baht left')).toBeTruthy();
    expect(row.getByText('Resets on 16 Jan 2026 00:00')).toBeTruthy();
  });

  it('shows years in the Buddhist era in Thai', () => {
    expect(draw({}, dayLimit, 'th').getByText('เริ่มนับใหม่ 16 ม.ค. 2569 00:00 น.')).toBeTruthy();
  });

  it('states that nothing is left', () => {
    expect(draw({}, reachedLimit).getByText('Limit reached')).toBeTruthy();
  });

  it('states that no limit is set', () => {
    draw();
    const month = within(document.querySelector<HTMLElement>('[data-period=month]')!);
    expect(month.getByText('No limit')).toBeTruthy();
    expect(month.getByText('7,450 baht deposited')).toBeTruthy();
    expect(month.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    [risingLimit, 'Increases to 5,000 baht on 16 Jan 2026 07:30'],
    [goingLimit, 'Limit ends on 16 Jan 2026 07:30'],
  ])(
    'with a pending change shows when it applies, and the current one can be kept',
    async (limit, sentence) => {
      const onKeep = vi.fn(() => Promise.resolve(null));
      const row = draw({ onKeep }, limit);
      expect(row.getByText(sentence)).toBeTruthy();
      const keep = row.getByRole('button', { name: 'Keep the current limit Per day' });
      for (let press = 0; press < 100; press += 1) fireEvent.click(keep);
      expect(onKeep.mock.calls).toEqual([['day']]);
      expect(await row.findByText('Saved')).toBeTruthy();
    },
  );
});

describe('changing a limit', () => {
  it.each([
    [
      '5000',
      'A higher limit applies 24 hours after you save it. Until then, your current limit stays.',
    ],
    ['1000', 'Takes effect as soon as you save it.'],
    ['300', /as soon as you save it. You have already deposited more than this/],
  ])('to %s states before saving when it takes effect', async (amount, sentence) => {
    const onSave = saves();
    const row = draw({ onSave });
    await type(row, amount);
    expect(row.getByText(sentence)).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });

  it.each([
    ['', 'Enter a limit'],
    ['12.5', 'The limit must be at least 100 baht'],
    ['99', 'The limit must be at least 100 baht'],
    ['10000001', 'The limit must be at most 10,000,000 baht'],
  ])('to “%s” shows an error and sends no request', async (amount, sentence) => {
    const onSave = saves();
    const row = draw({ onSave });
    const { user, field } = await type(row, amount);
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(row.getByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('sends one request for a hundred clicks and returns the focus', async () => {
    const onSave = saves();
    const row = draw({ onSave });
    await type(row, '1000');
    const save = row.getByRole('button', { name: 'Save' });
    for (let press = 0; press < 100; press += 1) fireEvent.click(save);
    expect(onSave.mock.calls).toEqual([['day', baht(1_000)]]);
    expect(await row.findByText('Saved')).toBeTruthy();
    const change = row.getByRole('button', { name: 'Change Per day' });
    await waitFor(() => expect(document.activeElement).toBe(change));
  });

  it('keeps the input after a refusal and shows the reason', async () => {
    const failure: Failure = { messageId: 'error.general.network', code: null };
    const row = draw({ onSave: () => Promise.resolve(failure) });
    const { user, field } = await type(row, '1000');
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(await row.findByRole('alert')).toBeTruthy();
    expect(field.value).toBe('1,000');
  });

  it('keeps the input while another limit is changed', async () => {
    const row = draw();
    const { user, field } = await type(row, '1234');
    await user.click(screen.getByRole('button', { name: 'Change Per week' }));
    expect(field.isConnected && field.value).toBe('1,234');
  });

  it('to the same amount closes the form and sends no request', async () => {
    const onSave = saves();
    const row = draw({ onSave });
    const { user } = await type(row, '2000');
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(row.queryByRole('textbox')).toBeNull();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('to none states that it takes 24 hours', async () => {
    const onSave = saves();
    const row = draw({ onSave });
    const { user } = await type(row, '2000');
    await user.click(row.getByRole('button', { name: 'Remove limit in 24 hours' }));
    expect(onSave.mock.calls).toEqual([['day', null]]);
  });
});

it('shows an error for limits that cannot be loaded, and retries', async () => {
  const onRetry = vi.fn();
  const failure: Failure = { messageId: 'error.general.network', code: null };
  renderInLanguage(
    <DepositLimitsPanel
      state={{ status: 'error', failure }}
      onRetry={onRetry}
      onSave={saves()}
      onKeep={() => Promise.resolve(null)}
    />,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('shows a loading state while the limits are loading', () => {
  renderInLanguage(
    <DepositLimitsPanel
      state={{ status: 'loading' }}
      onRetry={() => undefined}
      onSave={saves()}
      onKeep={() => Promise.resolve(null)}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
});
