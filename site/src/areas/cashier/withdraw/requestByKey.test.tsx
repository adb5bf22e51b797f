import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  arrive,
  at,
  button,
  confirm,
  done,
  MINUTE,
  openWithdrawPage,
  paid,
  press,
  review,
  unknown,
  until,
  WITHDRAW,
  words,
} from '../testing/withdrawPage.ts';
import { optionalCallsOf } from '../../../member/testing/optionalCallsOf.ts';
import { WithdrawCashier } from './WithdrawCashier.tsx';

openWithdrawPage({
  optionalCalls: optionalCallsOf({ requestByKey: true }),
});

async function lose(amount: string): Promise<void> {
  at.page.show(<WithdrawCashier />);
  at.down = (path) => path === WITHDRAW;
  await confirm(amount);
  await until(unknown);
  at.down = () => false;
}

describe('a withdrawal whose reply is lost, with an API that answers by key', () => {
  it('is found by its key', async () => {
    at.page.show(<WithdrawCashier />);
    await review('421');
    at.sandbox.cutNext(WITHDRAW, 'after', 0);
    await press('Confirm withdrawal');
    await until(done);
    expect(at.keys).toHaveLength(1);
    expect(await paid(421)).toBe(1);
  });

  it('stays unknown as long as it has not arrived: nothing says that it was not made', async () => {
    await lose('422');
    await at.time.pass(2 * MINUTE);
    expect(unknown()).toBeTruthy();
    expect(words('It may still arrive.')).toBe(true);
    expect(words('not withdrawn')).toBe(false);
    await arrive(422, at.keys[0] ?? '');
    await at.time.pass(MINUTE);
    await until(done);
    expect(await paid(422)).toBe(1);
  });

  it('was not made after it was cancelled, and is refused when it arrives later', async () => {
    await lose('423');
    await press('Cancel this request');
    await until(() => screen.queryByText('423 baht was not withdrawn'));
    expect(localStorage.getItem('pendingWithdrawal')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('423');
    await arrive(423, at.keys[0] ?? '');
    await at.time.pass(MINUTE);
    expect(await paid(423)).toBe(0);
    await press('Withdraw');
    await press('Confirm withdrawal');
    await until(done);
    expect(at.keys.at(-1)).not.toBe(at.keys[0]);
    expect(await paid(423)).toBe(1);
  });

  it('shows its result when it had arrived before it was cancelled', async () => {
    await lose('424');
    await arrive(424, at.keys[0] ?? '');
    await press('Cancel this request');
    await until(done);
    expect(await paid(424)).toBe(1);
  });

  it('stays unknown with the reason when it cannot be cancelled, and can be cancelled later', async () => {
    await lose('425');
    at.down = (path) => path.startsWith(`${WITHDRAW}/`);
    await press('Cancel this request');
    await until(() => screen.queryByRole('alert'));
    expect(unknown()).toBeTruthy();
    at.down = () => false;
    await press('Cancel this request');
    await until(() => screen.queryByText('425 baht was not withdrawn'));
    expect(button('Withdraw')).toBeTruthy();
  });

  it('was not made if the server had refused it', async () => {
    at.page.show(<WithdrawCashier />);
    await review('1010');
    at.sandbox.cutNext(WITHDRAW, 'after', 0);
    await press('Confirm withdrawal');
    await until(() => screen.queryByText('1,010 baht was not withdrawn'));
    expect(await paid(1010)).toBe(0);
  });
});
