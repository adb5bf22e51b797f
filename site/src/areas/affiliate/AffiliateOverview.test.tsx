import { bangkokDay, bangkokMonthStart } from '@brand/domain';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint } from '../../platform/device/fingerprint.ts';
import { loadMessages } from '../../language/messages.ts';
import { type TestClock, holdClock } from '../../platform/clock/testClock.ts';
import {
  type TestCashier,
  openCashier,
  prepareCashier,
} from '../../member/testing/testCashier.tsx';
import { type TestSandbox, openTestSandbox } from '../../member/testing/testSandbox.ts';
import { AffiliateOverview } from './AffiliateOverview.tsx';

const MEMBER_ID = 'm_0010';
const DAY = 24 * 3_600_000;
const WITHDRAW = '/api/aff/withdraw';
const LEADER = '/api/aff/getDetailLeader';
const TRANSACTIONS = '/api/aff/transaction';

let sandbox: TestSandbox;
let page: TestCashier;
let time: TestClock;
let keys: (string | null)[] = [];
let down: (path: string) => boolean = () => false;
/** Replies that replace those of the API. */
let said: Readonly<Record<string, object>> = {};

function answer(request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  if (pathname === WITHDRAW) keys.push(request.headers.get('Idempotency-Key'));
  if (down(pathname)) throw new TypeError('Failed to fetch');
  return said[pathname] && Response.json(said[pathname]);
}

beforeAll(async () => {
  sandbox = await openTestSandbox();
  await prepareCashier();
  await loadMessages('en', 'affiliate');
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  // Advances to the second day of the next month at noon, when income can be withdrawn.
  const open = bangkokMonthStart(bangkokDay(Date.now()), 1) + 1.5 * DAY;
  await sandbox.advance(open - Date.now());
  time = holdClock(sandbox, { now: open, answer });
  page = openCashier(sandbox.api);
  await (await page.services.account()).login({ username: 'aff', password: 'demo1234' });
});

beforeEach(async () => {
  await sandbox.pull('affiliate-balance', { member: MEMBER_ID, amount: '5000' });
});

afterEach(async () => {
  cleanup();
  keys = [];
  down = () => false;
  said = {};
  localStorage.removeItem('pendingIncome');
});

afterAll(async () => {
  time.end();
  await sandbox.close();
});

const until: TestClock['until'] = (look) => time.until(look);
const heading = (name: string) => screen.queryByRole('heading', { name });
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Amount to withdraw' });
const words = (text: string) => document.body.textContent.includes(text);
const show = () => page.show(<AffiliateOverview />);

async function review(amount: string): Promise<HTMLButtonElement> {
  fireEvent.change(await until(field), { target: { value: amount } });
  act(() => button('Withdraw income')!.click());
  return until(() => button('Confirm withdrawal'));
}

async function confirm(amount: string): Promise<void> {
  const confirming = await review(amount);
  act(() => confirming.click());
}

/** Simulates another tab that changes the stored value. */
function fromAnotherTab(text: string | null): void {
  if (text === null) localStorage.removeItem('pendingIncome');
  else localStorage.setItem('pendingIncome', text);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'pendingIncome' })));
}

async function paid(amount: number): Promise<number> {
  const all = await sandbox.wallet(MEMBER_ID);
  return all.filter((entry) => entry.kind === 'affiliate-withdrawal' && entry.amount === amount)
    .length;
}

describe('a refused withdrawal', () => {
  it.each([
    ['1001', 'Not enough income. Please enter a smaller amount.'],
    ['1004', 'You have already withdrawn income today.'],
    ['1005', 'Income can be withdrawn on days 1 to 5 of each month only.'],
  ])(
    'of %s baht shows the reason, keeps the amount and stores nothing',
    async (typed, sentence) => {
      show();
      await confirm(typed);
      const alert = await until(() => screen.queryByRole('alert'));
      expect(alert.textContent).toContain(sentence);
      if (typed !== '1001') expect(alert.textContent).toMatch(/Opens again on \d+ \w{3} 20\d\d/);
      expect(field()!.value).toBe(Number(typed).toLocaleString('en'));
      expect(localStorage.getItem('pendingIncome')).toBeNull();
      expect(keys).toHaveLength(1);
    },
  );

  it.each([
    [{ code: 1002, min: 900 }, 'Withdraw at least 900 baht of income.'],
    [{ code: 1999 }, 'The income could not be withdrawn. Please contact admin.'],
  ])(
    'with %o shows its message, and the admin link only if admin can help',
    async (reply, sentence) => {
      show();
      said = { [WITHDRAW]: reply };
      await confirm('600');
      const alert = await until(() => screen.queryByRole('alert'));
      expect(alert.textContent).toContain(sentence);
      const contact = () => screen.queryByRole('link', { name: 'Contact admin' });
      if (reply.code === 1999) expect((await until(contact)).getAttribute('href')).toMatch(/^http/);
      else expect(contact()).toBeNull();
    },
  );
});

describe('figures that cannot be read', () => {
  it('with an unknown code report that loading failed, never that a withdrawal failed', async () => {
    said = { [LEADER]: { code: 1999 } };
    show();
    await until(() => heading('The affiliate figures could not be loaded'));
    expect(words('could not be withdrawn')).toBe(false);
    expect(words('Something went wrong.')).toBe(true);
    said = {};
    act(() => button('Retry')!.click());
    await until(field);
  });
});

it('begins with the link, which can be shared on LINE and Facebook', async () => {
  show();
  const line = await until(() => screen.queryByRole('link', { name: 'Share on LINE' }));
  const shared = encodeURIComponent(`${location.origin}/aff/662E41`);
  expect(line.getAttribute('href')).toBe(
    `https://social-plugins.line.me/lineit/share?url=${shared}`,
  );
  expect(screen.getByRole('link', { name: 'Share on Facebook' }).getAttribute('href')).toBe(
    `https://www.facebook.com/sharer/sharer.php?u=${shared}`,
  );
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first!.textContent).toBe('Your link');
});

describe('a withdrawal whose reply is lost', () => {
  it('stays unknown if it never arrived, and the same request has the same key', async () => {
    show();
    down = (path) => path === WITHDRAW;
    await confirm('601');
    await until(() => heading('601 baht of income: no answer yet'));
    await time.pass(2 * 60_000);
    expect(words('601 baht of income: no answer yet')).toBe(true);
    act(() => button('Send the same request again')!.click());
    await until(() => keys.length === 2);
    expect(keys[0]).toBe(keys[1]);
    expect(await paid(601)).toBe(0);
  });

  it('is checked again after a reload while nothing can be read, and blocks another withdrawal', async () => {
    show();
    down = (path) => path === WITHDRAW || path === TRANSACTIONS;
    await confirm('602');
    await until(() => words('No connection, trying again'));
    show();
    await until(() => heading('602 baht of income: no answer yet'));
    expect(field()).toBeNull();
    expect(keys).toHaveLength(1);
    down = (path) => path === WITHDRAW;
    await time.pass(2 * 60_000);
    await until(() => words('602 baht of income: no answer yet'));
  });

  it('of another tab is shown here, and closes without a claim when it is answered there', async () => {
    show();
    await review('603');
    fromAnotherTab(
      JSON.stringify({
        payouts: [
          {
            owner: fingerprint(MEMBER_ID),
            intent: 'intent-of-another-tab',
            amount: 70_400,
            sentAt: Math.round(page.services.clock.now()),
            released: false,
          },
        ],
      }),
    );
    await until(() => heading('704 baht of income: no answer yet'));
    expect(keys).toEqual([]);
    fromAnotherTab(null);
    await until(() => words('704 baht: result shown in another window'));
    expect(field()!.value).toBe('603');
  });
});

it('makes one call for 100 presses, shows both balances as read afterwards, and is closed until tomorrow', async () => {
  const before = (await (await page.services.account()).credit()) / 100;
  show();
  const confirming = await review('1,500.50');
  act(() => {
    for (let times = 0; times < 100; times += 1) confirming.click();
  });
  await until(() => heading('Income withdrawn'));
  await until(() => words('3,499.50'));
  const after = (before + 1500.5).toLocaleString('en', { minimumFractionDigits: 2 });
  await until(() => words(after));
  expect(keys).toHaveLength(1);
  expect(await paid(1_500.5)).toBe(1);
  expect(localStorage.getItem('pendingIncome')).toBeNull();
  act(() => button('Done')!.click());
  await until(() => words('You have already withdrawn income today'));
  expect(field()).toBeNull();
  await time.pass(DAY);
  show();
  await until(field);
});

it('finds a withdrawal with a lost reply among the transactions, paid once', async () => {
  show();
  const confirming = await review('777');
  sandbox.cutNext(WITHDRAW, 'after', 0);
  act(() => confirming.click());
  await until(() => heading('Income withdrawn'));
  expect(keys).toHaveLength(1);
  expect(await paid(777)).toBe(1);
  expect(localStorage.getItem('pendingIncome')).toBeNull();
});
