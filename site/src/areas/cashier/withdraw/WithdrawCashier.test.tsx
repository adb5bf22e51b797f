import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import {
  at,
  button,
  confirm,
  done,
  fromAnotherTab,
  heading,
  MEMBER_ID,
  MINUTE,
  openWithdrawPage,
  press,
  review,
  until,
  words,
} from '../testing/withdrawPage.ts';
import { WithdrawCashier } from './WithdrawCashier.tsx';

const PROFILE = '/api/v1/member/data/profile';

openWithdrawPage();

describe('a refused withdrawal', () => {
  it.each([
    ['1001', 'Not enough balance.'],
    ['1002', 'Withdraw at least 300 baht.'],
    ['1009', 'You have reached the daily amount limit.'],
    ['1010', 'You have reached the daily number of withdrawals.'],
    ['1011', 'You have reached the daily amount and number of withdrawals.'],
    ['1012', 'You can still withdraw 300 baht today'],
    ['1013', '1,500 baht of turnover to go'],
    ['1099', 'The withdrawal could not be completed.'],
  ])(
    'of %s baht shows the reason, keeps the amount and stores nothing',
    async (typed, sentence) => {
      at.page.show(<WithdrawCashier />);
      await confirm(typed);
      const alert = await until(() => screen.queryByRole('alert'));
      expect(alert.textContent).toContain(sentence);
      expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(
        Number(typed).toLocaleString('en'),
      );
      expect(localStorage.getItem('pendingWithdrawal')).toBeNull();
    },
  );

  it('of 1005 baht starts the countdown, which lasts ten minutes and ends automatically', async () => {
    at.page.show(<WithdrawCashier />);
    await confirm('1005');
    expect(await until(() => button(/withdraw again in (10:00|9:5\d)/))).toBeTruthy();
    await at.time.pass(10 * MINUTE);
    expect(await until(() => button('Withdraw'))).toBeTruthy();
  });
});

describe('a daily limit', () => {
  it.each([
    ['amount', 'You have reached today’s amount limit'],
    ['count', 'You have no withdrawals left for today'],
    ['both', 'You have reached today’s limits for the amount and number of withdrawals'],
  ])(
    'of %s is shown before anything is typed, and disappears when it is lifted',
    async (limit, title) => {
      await at.sandbox.pull('withdraw-daily', { member: MEMBER_ID, limit });
      at.page.show(<WithdrawCashier />);
      await until(() => words(title));
      expect(screen.queryByRole('textbox')).toBeNull();
      await at.sandbox.pull('withdraw-daily', { member: MEMBER_ID, limit: 'none' });
      expect(await until(() => screen.queryByRole('textbox'))).toBeTruthy();
    },
  );
});

describe('withdrawal lock', () => {
  it('ends when the server lifts it, and otherwise survives a reload', async () => {
    at.page.show(<WithdrawCashier />);
    await confirm('300');
    await until(done);
    at.page.show(<WithdrawCashier />);
    await until(() => button(/withdraw again in/));
    await at.time.pass(MINUTE);
    expect(button(/withdraw again in [78]:\d\d/) ?? button(/withdraw again in 9:0\d/)).toBeTruthy();
    await at.sandbox.pull('withdraw-lock', { member: MEMBER_ID, lock: 'off' });
    expect(await until(() => button('Withdraw'))).toBeTruthy();
    expect(localStorage.getItem('withdrawLock')).toBeNull();
  });

  it('starts in an open review when another tab has withdrawn, and nothing is sent', async () => {
    at.page.show(<WithdrawCashier />);
    await review('700');
    const until10 = Math.ceil(at.page.services.clock.now()) + 10 * MINUTE;
    fromAnotherTab('withdrawLock', `${MEMBER_ID}|${until10}`);
    await press('Confirm withdrawal');
    expect(at.keys).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('700');
    expect(button(/withdraw again in/)).toBeTruthy();
  });
});

describe('a change of language', () => {
  it('keeps the review, although the member’s data is unavailable in that language', async () => {
    at.page.show(<WithdrawCashier />);
    await review('700');
    at.down = (path) => path === PROFILE;
    act(() => navigate('/deposit'));
    await until(() => heading('ตรวจสอบก่อนถอน'));
    await at.time.pass(MINUTE);
    expect(screen.getByRole('group', { name: 'ถอนเข้าบัญชี' }).textContent).toMatch(/\d{3}-\d-\d{5}/);
  });
});
