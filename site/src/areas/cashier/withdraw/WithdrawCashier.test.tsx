import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import { type TestClock, holdClock } from '../../../platform/clock/testClock.ts';
import {
  type TestCashier,
  openCashier,
  prepareCashier,
} from '../../../member/testing/testCashier.tsx';
import { type TestSandbox, openTestSandbox } from '../../../member/testing/testSandbox.ts';
import { WithdrawCashier } from './WithdrawCashier.tsx';

const MEMBER_ID = 'm_0001';
const MINUTE = 60_000;
const WITHDRAW = '/api/v1/member/withdraw';
const PROFILE = '/api/v1/member/data/profile';

let sandbox: TestSandbox;
let page: TestCashier;
let time: TestClock;
let keys: (string | null)[] = [];
let down: (path: string) => boolean = () => false;

function answer(request: Request): undefined {
  const { pathname } = new URL(request.url);
  if (pathname === WITHDRAW) keys.push(request.headers.get('Idempotency-Key'));
  if (down(pathname)) throw new TypeError('Failed to fetch');
}

beforeAll(async () => {
  sandbox = await openTestSandbox();
  await prepareCashier();
  time = holdClock(sandbox, { answer });
  page = openCashier(sandbox.api);
  await (await page.services.account()).login({ username: 'demo', password: 'demo1234' });
});

beforeEach(async () => {
  await sandbox.pull('balance-set', { member: MEMBER_ID, balance: '12500.00' });
});

afterEach(async () => {
  cleanup();
  keys = [];
  down = () => false;
  localStorage.removeItem('pendingWithdrawal');
  localStorage.removeItem('withdrawLock');
  navigate('/en/deposit', { replace: true });
  await sandbox.pull('withdraw-lock', { member: MEMBER_ID, lock: 'off' });
  await time.pass(MINUTE);
});

afterAll(async () => {
  time.end();
  await sandbox.close();
});

const until: TestClock['until'] = (look) => time.until(look);
const heading = (name: string) => screen.queryByRole('heading', { name });
const button = (name: string | RegExp) => screen.queryByRole<HTMLButtonElement>('button', { name });
const unsure = () => heading('We are checking your withdrawal');
const done = () => heading('Withdrawal requested');
const words = (text: string) => document.body.textContent.includes(text);

async function press(name: string): Promise<void> {
  const found = await until(() => button(name));
  act(() => found.click());
}

async function review(amount: string): Promise<void> {
  const field = await until(() => screen.queryByRole('textbox', { name: 'Amount to withdraw' }));
  fireEvent.change(field, { target: { value: amount } });
  await press('Withdraw');
  await until(() => heading('Check before you withdraw'));
}

async function confirm(amount: string): Promise<void> {
  await review(amount);
  await press('Confirm withdrawal');
}

/** Simulates another tab that changes a stored value. */
function fromAnotherTab(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
}

const sentElsewhere = (amount: number) =>
  JSON.stringify({
    owner: MEMBER_ID,
    intent: 'intent-of-another-tab',
    amount,
    sentAt: Math.round(page.services.clock.now()),
    untaken: false,
  });

async function paid(amount: number): Promise<number> {
  const all = await sandbox.wallet(MEMBER_ID);
  return all.filter((entry) => entry.kind === 'withdrawal' && entry.amount === -amount).length;
}

describe('a refused withdrawal', () => {
  it.each([
    ['1001', 'Not enough balance.'],
    ['1002', 'Withdraw at least 300 baht.'],
    ['1009', 'You have reached the daily amount limit.'],
    ['1010', 'You have reached the daily number of withdrawals.'],
    ['1011', 'You have reached the daily amount and number of withdrawals.'],
    ['1012', 'You can still withdraw 300 baht today'],
    ['1013', '1,500 baht of turnover to go'],
    ['1099', 'The withdrawal did not work.'],
  ])(
    'of %s baht shows the reason, keeps the amount and stores nothing',
    async (typed, sentence) => {
      page.show(<WithdrawCashier />);
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
    page.show(<WithdrawCashier />);
    await confirm('1005');
    expect(await until(() => button(/withdraw again in (10:00|9:5\d)/))).toBeTruthy();
    await time.pass(10 * MINUTE);
    expect(await until(() => button('Withdraw'))).toBeTruthy();
  });
});

describe('a daily limit', () => {
  it.each([
    ['amount', 'You have reached today’s amount limit'],
    ['count', 'You have used today’s number of withdrawals'],
    ['both', 'You have reached today’s amount and number of withdrawals'],
  ])(
    'of %s is shown before anything is typed, and disappears when it is lifted',
    async (limit, title) => {
      await sandbox.pull('withdraw-daily', { member: MEMBER_ID, limit });
      page.show(<WithdrawCashier />);
      await until(() => words(title));
      expect(screen.queryByRole('textbox')).toBeNull();
      await sandbox.pull('withdraw-daily', { member: MEMBER_ID, limit: 'none' });
      expect(await until(() => screen.queryByRole('textbox'))).toBeTruthy();
    },
  );
});

describe('withdrawal lock', () => {
  it('ends when the server lifts it, and otherwise survives a reload', async () => {
    page.show(<WithdrawCashier />);
    await confirm('300');
    await until(done);
    page.show(<WithdrawCashier />);
    await until(() => button(/withdraw again in/));
    await time.pass(MINUTE);
    expect(button(/withdraw again in [78]:\d\d/) ?? button(/withdraw again in 9:0\d/)).toBeTruthy();
    await sandbox.pull('withdraw-lock', { member: MEMBER_ID, lock: 'off' });
    expect(await until(() => button('Withdraw'))).toBeTruthy();
    expect(localStorage.getItem('withdrawLock')).toBeNull();
  });

  it('starts in an open review when another tab has withdrawn, and nothing is sent', async () => {
    page.show(<WithdrawCashier />);
    await review('700');
    const until10 = Math.ceil(page.services.clock.now()) + 10 * MINUTE;
    fromAnotherTab('withdrawLock', `${MEMBER_ID}|${until10}`);
    await press('Confirm withdrawal');
    expect(keys).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('700');
    expect(button(/withdraw again in/)).toBeTruthy();
  });
});

describe('a change of language', () => {
  it('keeps the review, although the member’s data is unavailable in that language', async () => {
    page.show(<WithdrawCashier />);
    await review('700');
    down = (path) => path === PROFILE;
    act(() => navigate('/deposit'));
    await until(() => heading('ตรวจสอบก่อนถอน'));
    await time.pass(MINUTE);
    expect(screen.getByRole('group', { name: 'ถอนเข้าบัญชี' }).textContent).toMatch(/\d{3}-\d-\d{5}/);
  });
});

describe('a withdrawal whose reply is lost', () => {
  it('is found in the history automatically, and locks from its own time', async () => {
    page.show(<WithdrawCashier />);
    await review('401');
    sandbox.cutNext(WITHDRAW, 'after', 0);
    await press('Confirm withdrawal');
    await until(done);
    expect(keys).toHaveLength(1);
    expect(await paid(401)).toBe(1);
    expect(localStorage.getItem('pendingWithdrawal')).toBeNull();
    page.show(<WithdrawCashier />);
    expect(await until(() => button(/withdraw again in/))).toBeTruthy();
  });

  it('is reported as not accepted after 15 s if it never arrived, and the next try has the same key', async () => {
    page.show(<WithdrawCashier />);
    down = (path) => path === WITHDRAW;
    await confirm('402');
    await until(unsure);
    const asked = page.services.clock.now();
    await until(() => words('The 402 baht were not withdrawn'));
    expect(page.services.clock.now() - asked).toBeGreaterThanOrEqual(14_000);
    down = () => false;
    page.show(<WithdrawCashier />);
    await confirm('402');
    await until(done);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(await paid(402)).toBe(1);
  });

  it('is not given up while nothing can be read: the screen says so, and keeps checking', async () => {
    page.show(<WithdrawCashier />);
    down = (path) => path === WITHDRAW || path.includes('dataHistory');
    await confirm('403');
    await until(() => words('No connection, trying again'));
    await time.pass(2 * MINUTE);
    expect(unsure()).toBeTruthy();
    down = (path) => path === WITHDRAW;
    await until(() => words('Looking in your history'));
    down = () => false;
    await press('Check again');
    await until(done);
    expect(new Set(keys).size).toBe(1);
    expect(await paid(403)).toBe(1);
  });

  it('is checked again after a reload, and blocks another withdrawal', async () => {
    page.show(<WithdrawCashier />);
    down = (path) => path === WITHDRAW || path.includes('dataHistory');
    await confirm('404');
    await until(unsure);
    page.show(<WithdrawCashier />);
    await until(unsure);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(keys).toHaveLength(1);
    down = (path) => path === WITHDRAW;
    await until(() => words('The 404 baht were not withdrawn'));
  });
});

describe('a withdrawal of another tab', () => {
  it('is shown here while it is unsure, and its success is reported as that tab’s when something was typed', async () => {
    page.show(<WithdrawCashier />);
    await review('505');
    fromAnotherTab('pendingWithdrawal', sentElsewhere(60_600));
    await until(unsure);
    expect(keys).toEqual([]);
    await fetch(
      new Request(`${sandbox.api}${WITHDRAW}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${page.services.session.read()?.accessToken}`,
          'content-type': 'application/json',
          'Idempotency-Key': 'intent-of-another-tab',
        },
        body: JSON.stringify({ balance: 606 }),
      }),
    );
    fromAnotherTab('pendingWithdrawal', null);
    await until(() => words('606 baht withdrawal requested'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('505');
    expect(await until(() => button(/withdraw again in/))).toBeTruthy();
  });

  it('closes immediately when it was refused there', async () => {
    page.show(<WithdrawCashier />);
    await review('507');
    fromAnotherTab('pendingWithdrawal', sentElsewhere(70_700));
    await until(unsure);
    const before = page.services.clock.now();
    fromAnotherTab('pendingWithdrawal', null);
    await until(() => words('The 707 baht were not withdrawn'));
    expect(page.services.clock.now() - before).toBeLessThan(5_000);
  });
});
