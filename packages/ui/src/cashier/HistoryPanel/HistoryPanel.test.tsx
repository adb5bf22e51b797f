import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { entries, NOW } from '../cashier.fixtures.ts';
import { HistoryPanel, type HistoryPanelState } from './HistoryPanel.tsx';

const ready: HistoryPanelState = { status: 'ready', entries, more: 'available' };
const nothing = (): void => undefined;

let putClockBack = nothing;
beforeEach(() => {
  putClockBack = setClock(() => NOW);
});
afterEach(() => {
  cleanup();
  putClockBack();
});

describe('HistoryPanel', () => {
  it.each([
    ['th', ['วันนี้', 'เมื่อวาน', '12 มกราคม 2569']],
    ['en', ['Today', 'Yesterday', '12 January 2026']],
  ] as const)('groups by day in Bangkok, in the words of the language: %s', (locale, days) => {
    renderInLanguage(<HistoryPanel state={ready} onLoadMore={nothing} onRetry={nothing} />, locale);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(days);
  });

  it('shows withdrawals with a minus, deposits with a plus, and the status in words', () => {
    renderInLanguage(<HistoryPanel state={ready} onLoadMore={nothing} onRetry={nothing} />);
    const [withdrawal, deposit] = screen.getAllByRole('listitem');
    expect(within(withdrawal!).getByText('-1,500.00')).toBeTruthy();
    expect(within(withdrawal!).getByText('In progress')).toBeTruthy();
    expect(within(deposit!).getByText('+300.00')).toBeTruthy();
    expect(within(deposit!).getByText('Successful')).toBeTruthy();
    expect(within(deposit!).getByText('09:04')).toBeTruthy();
  });

  it('leaves the wording for an advance top-up out of notes', () => {
    const noted = [{ ...entries[1]!, note: 'เติมเงินล่วงหน้า SCB' }];
    const state: HistoryPanelState = { status: 'ready', entries: noted, more: 'none' };
    const { container } = renderInLanguage(
      <HistoryPanel state={state} onLoadMore={nothing} onRetry={nothing} />,
    );
    expect(container.querySelector('[data-part=note]')?.textContent).toBe('SCB');
  });

  it('asks for more, not while more is on its way, and not when there is none', async () => {
    const onLoadMore = vi.fn();
    const user = userEvent.setup();
    const draw = (more: 'none' | 'available' | 'loading') => (
      <HistoryPanel
        state={{ status: 'ready', entries, more }}
        onLoadMore={onLoadMore}
        onRetry={nothing}
      />
    );
    const { rerender } = renderInLanguage(draw('available'));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    rerender(draw('loading'));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    rerender(draw('none'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps an error apart from an empty list', async () => {
    const onRetry = vi.fn();
    const { rerender } = renderInLanguage(
      <HistoryPanel state={{ status: 'error' }} onLoadMore={nothing} onRetry={onRetry} />,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    rerender(<HistoryPanel state={{ status: 'empty' }} onLoadMore={nothing} onRetry={onRetry} />);
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
