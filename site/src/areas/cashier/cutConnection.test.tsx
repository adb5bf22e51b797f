import { type BankChannel, formatSatang, satang } from '@brand/domain';
import { countCases } from '@brand/domain/testing/countCases';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestClock, holdClock } from '../../platform/clock/testClock.ts';
import { DepositCashier } from './deposit/DepositCashier.tsx';
import { TransferCashier } from './transfer/TransferCashier.tsx';
import { WithdrawCashier } from './withdraw/WithdrawCashier.tsx';
import {
  type TestCashier,
  openCashier,
  prepareCashier,
} from '../../member/testing/testCashier.tsx';
import { type Cut, type TestSandbox, openTestSandbox } from '../../member/testing/testSandbox.ts';

/** Number of cut connections of each kind for each operation. */
const TIMES = process.env['PROVE'] ? 200 : 4;
const CUTS: readonly Cut[] = ['before', 'during', 'after'];
/** A full run takes minutes. */
const PATIENCE_MS = 20 * 60_000;
const HOUR = 3_600_000;
const MEMBER_ID = 'm_0001';

let sandbox: TestSandbox;
let page: TestCashier;
let bank: BankChannel;
let time: TestClock;
/** Expected balance of the wallet, in satang. */
let expected = 90_000_000;

// Long timeouts, so that a slow machine does not cause failures.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(async () => {
  sandbox = await openTestSandbox();
  // QR images are not drawn here.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await prepareCashier();
  time = holdClock(sandbox);
  page = openCashier(sandbox.api);
  const account = await page.services.account();
  await account.login({ username: 'demo', password: 'demo1234' });
  [bank] = (await account.profile()).bankChannels as [BankChannel];
  await sandbox.pull('balance-set', { member: MEMBER_ID, balance: '900000.00' });
});

afterAll(async () => {
  cleanup();
  time.end();
  await sandbox.close();
});

/** Waits until the next withdrawal is allowed. No page is rendered meanwhile. */
async function passHours(hours: number): Promise<void> {
  cleanup();
  await sandbox.advance(hours * HOUR);
  vi.setSystemTime(Date.now() + hours * HOUR);
}

const until: TestClock['until'] = (look) => time.until(look);
const heading = (name: string) => screen.queryByRole('heading', { name });
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
/** A button of a view with no pending request. */
const idle = (name: string) =>
  time.underway() === 0 && !document.querySelector('[aria-busy=true]') ? button(name) : null;
const box = (name: string) => screen.queryByRole<HTMLInputElement>('textbox', { name });

async function type(name: string, text: string): Promise<void> {
  fireEvent.change(await until(() => box(name)), { target: { value: text } });
}

/** Clicks a hundred times before the page can render once. */
async function press(name: string): Promise<void> {
  const found = await until(() => button(name));
  act(() => {
    for (let click = 0; click < 100; click += 1) found.click();
  });
}

/** Wallet entries of that kind and amount, in baht. */
async function entries(kind: string, amount: number): Promise<number> {
  const all = await sandbox.wallet(MEMBER_ID);
  return all.filter((entry) => entry.kind === kind && entry.amount === amount).length;
}

/** Positions in a message, spread evenly and identical in every run. */
const shareOf = (round: number) => (round * 0.618_034) % 1;

describe.each(CUTS)(
  `a connection cut %s the reply, ${TIMES} times`,
  { timeout: PATIENCE_MS },
  (cut) => {
    it('withdraws once for each intent: the final screen matches the ledger', async () => {
      for (let round = 0; round < TIMES; round += 1) {
        const amount = satang(30_000 + CUTS.indexOf(cut) * 1_000 + round);
        page.show(<WithdrawCashier />);
        await type('Amount to withdraw', formatSatang(amount));
        await press('Withdraw');
        await until(() => heading('Check before you withdraw'));
        sandbox.cutNext('/api/v1/member/withdraw', cut, shareOf(round));
        await press('Confirm withdrawal');
        for (let tries = 0; tries < 5; tries += 1) {
          const end = await until(
            () =>
              heading('Withdrawal requested') ??
              screen.queryByText(/baht withdrawal requested/) ??
              idle('Send the same request again'),
          );
          if (end.tagName !== 'BUTTON') break;
          await press('Send the same request again');
        }
        expect(sandbox.wasCut()).toBe(true);
        expect(await entries('withdrawal', -amount / 100), formatSatang(amount)).toBe(1);
        expected -= amount;
        await passHours(2);
      }
      countCases(TIMES);
    });

    it('reports a transfer once for each intent, and it is credited once', async () => {
      for (let round = 0; round < TIMES; round += 1) {
        const baht = 10_007 + 10_000 * CUTS.indexOf(cut) + 50 * round;
        page.show(<TransferCashier channel={bank} onLeave={null} onChangeChannel={null} />);
        await press('Report my transfer');
        await type('Amount transferred', String(baht));
        sandbox.cutNext('/payment/transfer', cut, shareOf(round));
        await press('Report transfer');
        for (let tries = 0; tries < 5; tries += 1) {
          const end = await until(
            () =>
              heading('Transfer reported') ??
              idle('Send the same report again') ??
              idle('Report transfer'),
          );
          if (end.tagName !== 'BUTTON') break;
          await press(end.textContent);
        }
        expect(sandbox.wasCut()).toBe(true);
        await sandbox.advance(3 * 60_000);
        expect(await entries('deposit', baht), `${baht} baht`).toBe(1);
        expected += baht * 100;
        cleanup();
      }
      countCases(TIMES);
    });

    it('credits a QR once for each intent, although its request and a status request are cut', async () => {
      for (let round = 0; round < TIMES; round += 1) {
        const baht = 617 + 10_000 * CUTS.indexOf(cut) + 50 * round;
        page.show(<DepositCashier shown />);
        const channel = await until(() =>
          document.querySelector<HTMLElement>('[data-part=channel]'),
        );
        act(() => channel.click());
        await type('Amount to deposit', String(baht));
        sandbox.cutNext('action=get_qr', cut, shareOf(round));
        await press('Create QR code');
        for (let tries = 0; tries < 5; tries += 1) {
          const next = await until(() => heading('Scan to deposit') ?? idle('Create QR code'));
          if (next.tagName !== 'BUTTON') break;
          // The screen says that there is no QR, and the member asks again.
          await press('Create QR code');
        }
        await until(sandbox.wasCut);
        sandbox.cutNext('action=is_deposit', cut, shareOf(round + 1));
        await time.pass(6_000);
        await until(() => heading('Deposit successful'));
        expect(sandbox.wasCut()).toBe(true);
        expect(await entries('deposit', baht), `${baht} baht`).toBe(1);
        expected += baht * 100;
        cleanup();
      }
      countCases(TIMES);
    });
  },
);

it('leaves exactly the expected balance in the wallet', async () => {
  const account = await page.services.account();
  expect(await account.credit()).toBe(expected);
});
