import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { waitingToasts } from '../../../platform/toasts/notify.ts';
import {
  arrive,
  at,
  button,
  confirm,
  done,
  fromAnotherTab,
  heading,
  MEMBER_ID,
  MINUTE,
  openWithdrawPage,
  paid,
  press,
  review,
  sentElsewhere,
  unknown,
  until,
  WITHDRAW,
  words,
} from '../testing/withdrawPage.ts';
import { WithdrawCashier } from './WithdrawCashier.tsx';

openWithdrawPage();

describe('a withdrawal whose reply is lost', () => {
  it('is found in the history automatically, and locks from its own time', async () => {
    at.page.show(<WithdrawCashier />);
    await review('401');
    at.sandbox.cutNext(WITHDRAW, 'after', 0);
    await press('Confirm withdrawal');
    await until(done);
    expect(at.keys).toHaveLength(1);
    expect(await paid(401)).toBe(1);
    expect(localStorage.getItem('pendingWithdrawal')).toBeNull();
    at.page.show(<WithdrawCashier />);
    expect(await until(() => button(/withdraw again in/))).toBeTruthy();
  });

  it('stays unknown if it never arrived, and the same request is sent again with the same key', async () => {
    at.page.show(<WithdrawCashier />);
    at.down = (path) => path === WITHDRAW;
    await confirm('402');
    await until(unknown);
    await at.time.pass(2 * MINUTE);
    expect(unknown()).toBeTruthy();
    expect(words('402 baht: no answer yet')).toBe(true);
    expect(words('It may still arrive.')).toBe(true);
    at.down = () => false;
    await press('Send the same request again');
    await until(done);
    expect(at.keys).toHaveLength(2);
    expect(at.keys[0]).toBe(at.keys[1]);
    expect(await paid(402)).toBe(1);
  });

  it('that arrives after 40 s replaces the message, reports it as a toast, and reads the balance with every check', async () => {
    at.page.show(<WithdrawCashier />);
    at.down = (path) => path === WITHDRAW;
    await confirm('408');
    await until(unknown);
    at.down = () => false;
    const reads = at.credits;
    for (let checks = 1; checks <= 7; checks += 1) {
      await at.time.pass(5_000);
      await until(() => at.credits - reads >= checks);
    }
    expect(document.body.textContent).toMatch(/Balance at \d\d:\d\d: 12,500\.00 baht/);
    await at.time.pass(5_000);
    await arrive(408, at.keys[0] ?? '');
    await until(done);
    expect(waitingToasts.read().map(({ text }) => text)).toContain(
      'Delayed response: 408 baht withdrawal requested',
    );
    expect(localStorage.getItem('pendingWithdrawal')).toBeNull();
  });

  it('blocks another amount for ten minutes, then asks for a confirmation, and reports the first when it arrives', async () => {
    at.page.show(<WithdrawCashier />);
    at.down = (path) => path === WITHDRAW;
    await confirm('409');
    await until(unknown);
    await press('Wait');
    expect(button('Withdraw another amount')).toBeNull();
    await at.time.pass(10 * MINUTE);
    await press('Withdraw another amount');
    await until(() => heading('Withdraw another amount?'));
    await press('Withdraw another amount as well');
    await until(() => screen.queryByRole('textbox'));
    expect(words('409 baht: no answer yet')).toBe(true);
    at.page.show(<WithdrawCashier />);
    await until(() => words('409 baht: no answer yet'));
    at.down = () => false;
    await arrive(409, at.keys[0] ?? '');
    at.page.show(<WithdrawCashier />);
    await until(() => words('409 baht withdrawal requested'));
    expect(words('no answer yet')).toBe(false);
  });

  it('is still unknown if the session ends while it is sent again', async () => {
    at.page.show(<WithdrawCashier />);
    at.down = (path) => path === WITHDRAW;
    await confirm('411');
    await until(unknown);
    at.down = () => false;
    await at.sandbox.pull('session-revoke', { member: MEMBER_ID });
    await press('Send the same request again');
    await until(() => at.page.services.session.read() === null);
    cleanup();
    const account = await at.page.services.account();
    await account.login({ username: 'demo', password: 'demo1234' });
    at.page.show(<WithdrawCashier />);
    await until(unknown);
    expect(words('411 baht: no answer yet')).toBe(true);
    expect(await paid(411)).toBe(0);
  });

  it('is still unknown after logout and login of the same member', async () => {
    at.page.show(<WithdrawCashier />);
    at.down = (path) => path === WITHDRAW;
    await confirm('410');
    await until(unknown);
    cleanup();
    const account = await at.page.services.account();
    await account.logout();
    await account.login({ username: 'demo', password: 'demo1234' });
    at.page.show(<WithdrawCashier />);
    await until(unknown);
    expect(words('410 baht: no answer yet')).toBe(true);
  });

  it('is not given up while nothing can be read: the screen says so, and keeps checking', async () => {
    at.page.show(<WithdrawCashier />);
    at.down = (path) => path === WITHDRAW || path.includes('dataHistory');
    await confirm('403');
    await until(() => words('No connection, trying again'));
    await at.time.pass(2 * MINUTE);
    expect(unknown()).toBeTruthy();
    at.down = (path) => path === WITHDRAW;
    await until(() => words('Looking in your history'));
    at.down = () => false;
    await press('Send the same request again');
    await until(done);
    expect(new Set(at.keys).size).toBe(1);
    expect(await paid(403)).toBe(1);
  });

  it('is checked again after a reload, and blocks another withdrawal', async () => {
    at.page.show(<WithdrawCashier />);
    at.down = (path) => path === WITHDRAW || path.includes('dataHistory');
    await confirm('404');
    await until(unknown);
    at.page.show(<WithdrawCashier />);
    await until(unknown);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(at.keys).toHaveLength(1);
    at.down = () => false;
    await arrive(404, at.keys[0] ?? '');
    await until(done);
  });
});

describe('a withdrawal of another tab', () => {
  it('is shown here while its outcome is unknown, and its success is reported as that tab’s when something was typed', async () => {
    at.page.show(<WithdrawCashier />);
    await review('505');
    fromAnotherTab('pendingWithdrawal', sentElsewhere(60_600));
    await until(unknown);
    expect(at.keys).toEqual([]);
    await arrive(606, 'intent-of-another-tab');
    fromAnotherTab('pendingWithdrawal', null);
    await until(() => words('606 baht withdrawal requested'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('505');
    expect(await until(() => button(/withdraw again in/))).toBeTruthy();
  });

  it('closes when it was answered there, and does not claim an outcome', async () => {
    at.page.show(<WithdrawCashier />);
    await review('507');
    fromAnotherTab('pendingWithdrawal', sentElsewhere(70_700));
    await until(unknown);
    fromAnotherTab('pendingWithdrawal', null);
    await until(() => words('707 baht: result shown in another window'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('507');
  });
});
