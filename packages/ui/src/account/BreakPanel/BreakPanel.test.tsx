import type { Failure } from '@brand/domain';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { BreakPanel, type BreakPanelProps } from './BreakPanel.tsx';

let resetClock: () => void;
beforeEach(() => {
  resetClock = setClock(() => NOW);
});
afterEach(() => {
  cleanup();
  resetClock();
});

function draw(props: Partial<BreakPanelProps> = {}, locale?: 'th' | 'en') {
  const onStart = vi.fn<BreakPanelProps['onStart']>(() => Promise.resolve<Failure | null>(null));
  renderInLanguage(
    <BreakPanel
      onStart={onStart}
      withdrawHref="/withdraw"
      helpline={{ name: 'Help', phone: '02 123 4567' }}
      {...props}
    />,
    locale,
  );
  return { user: userEvent.setup(), onStart };
}

describe('BreakPanel', () => {
  it('explains the break, with withdraw link and helpline before the choice', () => {
    draw();
    expect(screen.getByText(/This cannot be undone/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to withdrawals' }).getAttribute('href')).toBe(
      '/withdraw',
    );
    expect(screen.getByRole('link', { name: /Help/ }).getAttribute('href')).toBe('tel:021234567');
  });

  it('requires a length before it asks for confirmation', async () => {
    const { user, onStart } = draw();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Choose how long')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '24 hours' }));
    expect(onStart).not.toHaveBeenCalled();
  });

  it('allows one length across both kinds of break', async () => {
    const { user } = draw();
    await user.click(screen.getByRole('radio', { name: '7 days' }));
    await user.click(screen.getByRole('radio', { name: '1 year' }));
    expect(screen.getAllByRole('radio').filter((one) => (one as HTMLInputElement).checked)).toEqual(
      [screen.getByRole('radio', { name: '1 year' })],
    );
  });

  it.each([
    ['th', '7 วัน', 'ถัดไป', /22 มกราคม 2569 เวลา 09:30 น\./],
    ['th', '6 เดือน', 'ถัดไป', /15 กรกฎาคม 2569 เวลา 09:30 น\./],
    ['en', '24 hours', 'Next', /16 January 2026, 09:30/],
    ['en', '5 years', 'Next', /15 January 2031, 09:30/],
  ] as const)('asks in %s once with the end of %s', async (locale, length, next, end) => {
    const { user } = draw({}, locale);
    await user.click(screen.getByRole('radio', { name: length }));
    await user.click(screen.getByRole('button', { name: next }));
    expect(within(screen.getByRole('alertdialog')).getByText(end)).toBeTruthy();
  });

  it('can be declined, and starts the break once after a hundred clicks', async () => {
    const { user, onStart } = draw();
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(onStart).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const begin = screen.getByRole('button', { name: 'Start the break' });
    for (let press = 0; press < 100; press += 1) fireEvent.click(begin);
    expect(onStart.mock.calls).toEqual([['30d']]);
  });

  it('shows in the dialog why the break did not start, and allows a retry', async () => {
    const failure: Failure = { messageId: 'error.general.network', code: null };
    const { user } = draw({ onStart: () => Promise.resolve(failure) });
    await user.click(screen.getByRole('radio', { name: '6 months' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Exclude myself' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(await question.findByRole('alert')).toBeTruthy();
    expect(question.getByRole('button', { name: 'Exclude myself' })).toBeTruthy();
  });
});
