import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import { waitingToasts } from '../../../platform/toasts/notify.ts';
import {
  at,
  button,
  confirm,
  done,
  MEMBER_ID,
  MINUTE,
  openWithdrawPage,
  press,
  until,
} from '../testing/withdrawPage.ts';
import { WithdrawCashier } from '../withdraw/WithdrawCashier.tsx';
import { optionalCallsOf } from '../../../member/testing/optionalCallsOf.ts';
import { WithdrawalWatch } from './WithdrawalWatch.tsx';

openWithdrawPage({
  optionalCalls: optionalCallsOf({ withdrawalProgress: true }),
});

const steps = () => screen.queryAllByRole('listitem').map((each) => each.textContent);
const last = (text: RegExp) => () => steps().some((each) => text.test(each)) || null;
const toasts = () => waitingToasts.take().map(({ text }) => text);

async function withdraw(amount: string): Promise<void> {
  at.page.show(<WithdrawCashier />);
  await confirm(amount);
  await until(done);
  await until(last(/^Requested/));
}

describe('the result of a withdrawal', () => {
  it('shows each step with its time as soon as it has happened', async () => {
    await withdraw('431');
    expect(steps()[1]).toBe('Being checked');
    await at.time.pass(30_000);
    await until(last(/^Checked.*\d/));
    await at.time.pass(MINUTE);
    await until(last(/^Sent to the bank.*\d/));
    expect(button('Cancel this withdrawal')).toBeNull();
    await at.time.pass(MINUTE);
    await until(last(/^Received by your bank.*\d/));
  });

  it('is cancelled by the member, and the money is back', async () => {
    await withdraw('432');
    await press('Cancel this withdrawal');
    await press('Cancel the withdrawal');
    await until(last(/^Cancelled, the money is in your wallet.*\d/));
    const wallet = await at.sandbox.wallet(MEMBER_ID);
    expect(wallet.slice(0, 2).map(({ amount }) => amount)).toEqual([432, -432]);
    expect(button('Cancel this withdrawal')).toBeNull();
  });

  it('says that it was too late to cancel, and shows the step', async () => {
    await withdraw('433');
    await press('Cancel this withdrawal');
    await at.sandbox.pull('withdrawal-step', { member: MEMBER_ID });
    await at.sandbox.pull('withdrawal-step', { member: MEMBER_ID });
    await press('Cancel the withdrawal');
    await until(() => screen.queryByText(/already sent to the bank/));
    await press('Keep the withdrawal');
    await until(last(/^Sent to the bank.*\d/));
  });
});

describe('a withdrawal in progress, on another page,', () => {
  it('is shown on the home page, and each step is reported', async () => {
    await withdraw('434');
    navigate('/en');
    at.page.show(<WithdrawalWatch />);
    const bar = await until(() => screen.queryByRole('link'));
    expect(bar.textContent).toContain('Withdrawing 434 baht · Being checked');
    toasts();
    await at.time.pass(MINUTE + 15_000);
    await until(() => screen.queryByText(/On its way to your bank/));
    await at.sandbox.pull('withdrawal-refuse', { member: MEMBER_ID, reason: 'account' });
    await at.time.pass(15_000);
    await until(() => (screen.queryByRole('link') ? null : true));
    expect(toasts().at(-1)).toBe('Withdrawal of 434 baht refused, the money is in your wallet');
    expect(localStorage.getItem('openWithdrawal')).toBeNull();
  });

  it('is not shown on other pages', async () => {
    await withdraw('435');
    navigate('/en/promotion');
    at.page.show(<WithdrawalWatch />);
    await until(() => at.page.services.queries.isFetching() === 0 || null);
    await at.time.pass(30_000);
    await until(() => toasts().includes('Withdrawal of 435 baht checked') || null);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
