import { satangFromBaht } from '@brand/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadMessages } from '../../../language/messages.ts';
import { rewardCheck } from '../../../member/bonus/rewardCheck.ts';
import { PageIntl } from '../../../routing/PageIntl.tsx';
import { RewardNote } from './RewardNote.tsx';

afterEach(cleanup);

it('says that the credit of a promotion could not be checked, and checks again', async () => {
  history.replaceState(null, '', '/en/deposit');
  await Promise.all([loadMessages('en', 'core'), loadMessages('en', 'cashier')]);
  const retry = vi.fn();
  const { container } = render(
    <PageIntl>
      <RewardNote />
    </PageIntl>,
  );
  expect(container.textContent).toBe('');
  const credit = satangFromBaht(100);
  act(() => rewardCheck.report({ status: 'checking', credit, retry }));
  expect(screen.getByRole('status').textContent).toBe(
    'Checking your deposit for the 100 baht credit',
  );
  act(() => rewardCheck.report({ status: 'failed', credit, retry }));
  expect(screen.getByRole('status').textContent).toContain('could not be checked yet');
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  act(() => rewardCheck.report(null));
  expect(container.textContent).toBe('');
});
