import { errorMessageId, type Failure } from '@brand/domain';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { withdrawal } from '../withdraw.fixtures.ts';
import { WithdrawalTimeline, type WithdrawalTimelineProps } from './WithdrawalTimeline.tsx';

afterEach(cleanup);

function show(more: Partial<WithdrawalTimelineProps>, locale: 'th' | 'en' = 'en') {
  const props: WithdrawalTimelineProps = {
    state: { status: 'ready', withdrawal: withdrawal('open', 'requested', 'checked') },
    onCancel: async () => undefined,
    onRetry: () => undefined,
    ...more,
  };
  return renderInLanguage(<WithdrawalTimeline {...props} />, locale);
}

const steps = () => screen.getAllByRole('listitem').map((each) => each.textContent);
const button = (name: string) => screen.queryByRole('button', { name });

describe('the timeline of a withdrawal', () => {
  it('shows past steps with their times, and expected ones without', () => {
    show({});
    expect(steps()).toEqual([
      expect.stringMatching(/^Requested.*09:30/),
      expect.stringMatching(/^Checked.*09:30/),
      'Waiting to be sent',
      'Arrival at your bank',
    ]);
    expect(screen.getAllByRole('time')).toHaveLength(2);
    expect(screen.getByText('Waiting to be sent').closest('li')?.getAttribute('aria-current')).toBe(
      'step',
    );
  });

  it('does not claim in either language that an expected step has happened', () => {
    show({ state: { status: 'ready', withdrawal: withdrawal('open', 'requested') } }, 'th');
    const [, next] = screen.getAllByRole('listitem');
    expect(next?.textContent).toBe('กำลังตรวจสอบ');
  });

  it('shows why a withdrawal was refused, and offers nothing more', () => {
    const refused = { ...withdrawal('refused', 'requested', 'refused'), reason: 'Wrong name' };
    show({ state: { status: 'ready', withdrawal: refused }, onNotify: vi.fn() });
    expect(screen.getByText('Wrong name')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('is loaded again after an error', () => {
    const onRetry = vi.fn();
    const failure: Failure = { messageId: 'error.general.network', code: null };
    show({ state: { status: 'error', failure }, onRetry });
    fireEvent.click(button('Retry')!);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('offers notifications only while it is in progress', () => {
    const onNotify = vi.fn();
    show({ onNotify });
    fireEvent.click(button('Notify me on this device')!);
    expect(onNotify).toHaveBeenCalledOnce();
  });
});

describe('cancelling', () => {
  it('is offered only as long as the server allows it', () => {
    show({
      state: { status: 'ready', withdrawal: withdrawal('open', 'requested', 'checked', 'sent') },
    });
    expect(button('Cancel this withdrawal')).toBeNull();
  });

  it('asks first, and a hundred presses cancel once', async () => {
    const onCancel = vi.fn(async () => undefined);
    show({ onCancel });
    fireEvent.click(button('Cancel this withdrawal')!);
    expect(onCancel).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog').textContent).toContain(
      '1,500 baht will go back to your wallet.',
    );
    const confirm = button('Cancel the withdrawal')!;
    for (let press = 0; press < 100; press += 1) fireEvent.click(confirm);
    expect(onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('keeps the withdrawal on the other answer', () => {
    const onCancel = vi.fn(async () => undefined);
    show({ onCancel });
    fireEvent.click(button('Cancel this withdrawal')!);
    fireEvent.click(button('Keep the withdrawal')!);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('says why it was too late', async () => {
    const onCancel = vi.fn(async () => {
      throw new Error('too late');
    });
    const failure: Failure = {
      messageId: errorMessageId('cancelWithdrawal', 2402),
      code: '2402',
    };
    show({ onCancel: () => onCancel().catch((error: unknown) => Promise.reject(error)), failure });
    fireEvent.click(button('Cancel this withdrawal')!);
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'already sent to the bank, so it can no longer be cancelled',
    );
  });
});
