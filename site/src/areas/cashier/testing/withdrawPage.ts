import type { Operator } from '@brand/operator';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import { type TestClock, holdClock } from '../../../platform/clock/testClock.ts';
import { localStore } from '../../../platform/storage/localStore.ts';
import { fingerprint } from '../../../platform/device/fingerprint.ts';
import {
  type TestCashier,
  openCashier,
  prepareCashier,
} from '../../../member/testing/testCashier.tsx';
import { type TestSandbox, openTestSandbox } from '../../../member/testing/testSandbox.ts';

export const MEMBER_ID = 'm_0001';
export const MINUTE = 60_000;
export const WITHDRAW = '/api/v1/member/withdraw';
const CREDIT = '/api/v1/member/credit';

const nothing = () => false;

/** The withdrawal page of `demo` against a sandbox, and what its calls were. */
export const at: {
  sandbox: TestSandbox;
  page: TestCashier;
  time: TestClock;
  /** The keys of the sent withdrawals. */
  keys: (string | null)[];
  /** How often the balance was read. */
  credits: number;
  /** Paths without a connection. */
  down: (path: string) => boolean;
} = { keys: [], credits: 0, down: nothing } as never;

function answer(request: Request): undefined {
  const { pathname } = new URL(request.url);
  if (pathname === WITHDRAW) at.keys.push(request.headers.get('Idempotency-Key'));
  if (pathname === CREDIT) at.credits += 1;
  if (at.down(pathname)) throw new TypeError('Failed to fetch');
}

/** Opens it for the tests of a file, with changed settings of the operator, and resets it after each. */
export function openWithdrawPage(settings: Partial<Operator> = {}): void {
  beforeAll(async () => {
    at.sandbox = await openTestSandbox();
    await prepareCashier();
    at.time = holdClock(at.sandbox, { answer });
    at.page = openCashier(at.sandbox.api, undefined, settings);
    await (await at.page.services.account()).login({ username: 'demo', password: 'demo1234' });
  });

  beforeEach(async () => {
    await at.sandbox.pull('balance-set', { member: MEMBER_ID, balance: '12500.00' });
  });

  afterEach(async () => {
    cleanup();
    at.keys = [];
    at.down = nothing;
    localStore.clear('pendingWithdrawal');
    localStore.clear('withdrawLock');
    localStore.clear('openWithdrawal');
    navigate('/en/deposit', { replace: true });
    await at.sandbox.pull('withdraw-lock', { member: MEMBER_ID, lock: 'off' });
    await at.time.pass(MINUTE);
  });

  afterAll(async () => {
    at.time.end();
    await at.sandbox.close();
  });
}

export const until: TestClock['until'] = (look) => at.time.until(look);
export const heading = (name: string | RegExp) => screen.queryByRole('heading', { name });
export const button = (name: string | RegExp) =>
  screen.queryByRole<HTMLButtonElement>('button', { name });
export const unknown = () => heading(/baht: no answer yet$/);
export const done = () => heading('Withdrawal requested');
export const words = (text: string) => document.body.textContent.includes(text);

export async function press(name: string): Promise<void> {
  const found = await until(() => button(name));
  act(() => found.click());
}

export async function review(amount: string): Promise<void> {
  const field = await until(() => screen.queryByRole('textbox', { name: 'Amount to withdraw' }));
  fireEvent.change(field, { target: { value: amount } });
  await press('Withdraw');
  await until(() => heading('Check before you withdraw'));
}

export async function confirm(amount: string): Promise<void> {
  await review(amount);
  await press('Confirm withdrawal');
}

/** Simulates another tab that changes a stored value. */
export function fromAnotherTab(
  key: 'pendingWithdrawal' | 'withdrawLock',
  text: string | null,
): void {
  if (text === null) localStore.clear(key);
  else localStore.write(key, text);
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
}

export const sentElsewhere = (amount: number) =>
  JSON.stringify({
    payouts: [
      {
        owner: fingerprint(MEMBER_ID),
        intent: 'intent-of-another-tab',
        amount,
        sentAt: Math.round(at.page.services.clock.now()),
        released: false,
      },
    ],
  });

/** Sends a request of another tab, or a delayed one. */
export async function arrive(amount: number, intent: string): Promise<void> {
  await fetch(
    new Request(`${at.sandbox.api}${WITHDRAW}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${at.page.services.session.read()?.accessToken}`,
        'content-type': 'application/json',
        'Idempotency-Key': intent,
      },
      body: JSON.stringify({ balance: amount }),
    }),
  );
}

export async function paid(amount: number): Promise<number> {
  const all = await at.sandbox.wallet(MEMBER_ID);
  return all.filter((entry) => entry.kind === 'withdrawal' && entry.amount === -amount).length;
}
