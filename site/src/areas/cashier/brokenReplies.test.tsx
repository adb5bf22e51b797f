import { ApiError } from '@brand/api';
import { type CashierApi, createCashierApi } from '@brand/api/cashier';
import { type BankChannel, type Profile, type QrChannel, satangFromBaht } from '@brand/domain';
import { countCases } from '@brand/domain/testing/countCases';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DepositCashier } from './deposit/DepositCashier.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import { TransferCashier } from './transfer/TransferCashier.tsx';
import { UsdtCashier } from './usdt/UsdtCashier.tsx';
import { WithdrawCashier } from './withdraw/WithdrawCashier.tsx';
import { brokenReply, figuresIn, seededRandom } from '../../platform/testing/brokenReply.ts';
import { MEMBER, openCashier, prepareCashier } from '../../member/testing/testCashier.tsx';
import { openTestSandbox } from '../../member/testing/testSandbox.ts';
import { type Call, callOf } from './testing/walletCall.ts';

/** Broken replies for each call. Of those that the client reads in the same way, only one is rendered. */
const REPLIES_EACH = process.env['PROVE'] ? 10_000 : 300;
/** Maximum number of broken replies that are rendered. */
const SCREENS_EACH = process.env['PROVE'] ? 2_000 : 12;
const PATIENCE_MS = 20 * 60_000;
const NEVER_SHOWN = /\bNaN\b|undefined|\bnull\b|\[object|Infinity|Invalid Date|-0\.00/;

/** The sandbox's valid replies, as sent over the network. */
const good = new Map<Call, unknown>();
/** The reply that replaces it. */
let broken: { call: Call; text: string } | null = null;
let underway = 0;
let page: ReturnType<typeof openCashier>;
let api: CashierApi;
let profile: Profile;
const errors: unknown[] = [];

// Long timeouts, so that a slow machine does not cause failures.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(async () => {
  await prepareCashier();
  const sandbox = await openTestSandbox();
  page = openCashier(sandbox.api);
  api = createCashierApi(page.services.api.client);
  const account = await page.services.account();
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) => {
    const call = request instanceof Request ? callOf(request) : null;
    const reply = await send(request, init);
    if (call && !good.has(call)) good.set(call, await reply.clone().json());
    return reply;
  });
  await account.login({ username: 'demo', password: 'demo1234' });
  profile = await account.profile();
  await Promise.all([account.credit(), api.withdrawTerms(), api.history({ limit: 20 })]);
  await Promise.all([api.paymentChannels(), api.ewalletChannels()]);
  const qr = await api.requestQr({ channel: qrChannel(), amount: BAHT_300 }, key());
  await api.qrStatus(qr);
  const waiting = good.get('qrStatus');
  good.delete('qrStatus');
  await sandbox.advance(10_000);
  await api.qrStatus(qr);
  await api.withdraw(BAHT_300, key());
  await api.transfer(report(), key());
  await sandbox.close();
  page.services.session.write(MEMBER);
  vi.stubGlobal('fetch', async (request: Request) => {
    underway += 1;
    await Promise.resolve();
    underway -= 1;
    const call = callOf(request);
    if (!call) return Response.json({ code: 0, result: {} });
    const isBroken = broken?.call === call;
    const whole = call === 'qrStatus' && broken !== null ? waiting : good.get(call);
    const text = isBroken ? broken?.text : JSON.stringify(whole);
    return new Response(text, { headers: { date: new Date().toUTCString() } });
  });
  // QR images are not drawn here.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words));
}, 30_000);

afterEach(() => {
  broken = null;
  errors.length = 0;
  cleanup();
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const BAHT_300 = satangFromBaht(300);
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const qrChannel = () => profile.qrChannels[0] as QrChannel;
const bankChannel = () => profile.bankChannels[0] as BankChannel;
const report = () => ({
  kind: 'bank' as const,
  channelId: bankChannel().id,
  amount: BAHT_300,
  paidAt: page.services.clock.now(),
  reference: null,
  bonus: null,
});

/** The client's result for a reply, as far as a screen can show it. */
async function readingOf(ask: () => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await ask());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return `${error.kind} ${error.code} ${error.messageId} ${error.unsettled}`;
  }
}

/** Waits until no request is pending. A retry after a second is not awaited. */
async function settle(): Promise<void> {
  for (let turn = 0, quiet = 0; turn < 100 && quiet < 4; turn += 1) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    const waits = underway > 0 || document.querySelector('[aria-busy=true]') !== null;
    quiet = waits ? 0 : quiet + 1;
  }
}

const heading = (name: string) => screen.queryByRole('heading', { name });
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => act(() => button(name)?.click());
const type = (name: string, text: string) => {
  const box = screen.queryByRole('textbox', { name });
  if (box) fireEvent.change(box, { target: { value: text } });
};
/** Every amount with two decimals on the screen, in satang. */
const amounts = () =>
  [...(document.body.textContent ?? '').matchAll(/\d[\d,]*\.\d\d(?!\d)/g)].map(([text]) =>
    Math.round(Number(text.replaceAll(',', '')) * 100),
  );
const field = (text: string, name: string) => (JSON.parse(text) as Record<string, unknown>)[name];

async function toQr(): Promise<void> {
  page.show(<DepositCashier shown />);
  await settle();
  // A QR channel: they come first in the list.
  const channel = document.querySelector<HTMLElement>('[data-part=channel]');
  act(() => channel?.click());
  type('Amount to deposit', '300');
  press('Create QR code');
  await settle();
}

async function toWithdrawal(): Promise<void> {
  page.show(<WithdrawCashier />);
  await settle();
  type('Amount to withdraw', '300');
  press('Withdraw');
  press('Confirm withdrawal');
  await settle();
}

const show = (element: () => React.ReactElement) => async () => {
  page.show(element());
  await settle();
};

/** The call, the steps that show its result, and assertions on the result. */
const SCREENS: Record<
  Call,
  { ask(): Promise<unknown>; walk(): Promise<void>; judge?(text: string): void }
> = {
  credit: {
    ask: async () => (await page.services.account()).credit(),
    walk: show(() => <WithdrawCashier />),
  },
  profile: {
    ask: async () => (await page.services.account()).profile({ locale: 'en' }),
    async walk() {
      await show(() => <WithdrawCashier />)();
      expectSane();
      await toQr();
      const read = await page.services
        .account()
        .then((account) => account.profile())
        .catch(() => null);
      for (const channel of read?.usdtChannels.slice(0, 1) ?? []) {
        await show(() => <UsdtCashier channels={[channel]} />)();
        type('You send', '999999999.999999');
        expectSane();
        type('You receive', '999,999,999.99');
      }
    },
  },
  withdrawTerms: { ask: () => api.withdrawTerms(), walk: toWithdrawal },
  paymentChannels: { ask: () => api.paymentChannels({ locale: 'en' }), walk: toQr },
  ewalletChannels: { ask: () => api.ewalletChannels({ locale: 'en' }), walk: toQr },
  history: {
    ask: () => api.history({ limit: 20 }, { locale: 'en' }),
    walk: show(() => <HistoryList />),
    judge(text) {
      const rows = [...document.querySelectorAll('li')].map((row) => row.textContent ?? '');
      // A withdrawal that was just made here is listed too.
      const known = [...figuresIn(text), BAHT_300];
      for (const row of rows) {
        for (const [shown] of row.matchAll(/\d[\d,]*\.\d\d(?!\d)/g)) {
          expect(known, row).toContain(Math.round(Number(shown.replaceAll(',', '')) * 100));
        }
      }
    },
  },
  requestQr: {
    ask: () => api.requestQr({ channel: qrChannel(), amount: BAHT_300 }, key()),
    walk: toQr,
    judge(text) {
      if (!heading('Scan to deposit')) return;
      const { result } = JSON.parse(text) as { result: { payAmount: number; qrCode: string } };
      expect(result.payAmount, text).toBe(300);
      expect(result.qrCode, text).toBe(
        (good.get('requestQr') as { result: { qrCode: string } }).result.qrCode,
      );
      expect(new Set(amounts()), text).toEqual(new Set([30_000]));
    },
  },
  qrStatus: {
    ask: () => api.qrStatus({ id: 'q', token: 't', debugKey: 'k' }, { locale: 'en' }),
    walk: toQr,
    judge(text) {
      if (!heading('Deposit successful')) return;
      expect([field(text, 'code'), field(text, 'success')], text).toEqual([0, true]);
    },
  },
  withdraw: {
    ask: () => api.withdraw(BAHT_300, key()),
    walk: toWithdrawal,
    judge(text) {
      if (!heading('Withdrawal requested')) return;
      expect(field(text, 'code'), text).toBe(0);
      expect(amounts(), text).toContain(30_000);
    },
  },
  transfer: {
    ask: () => api.transfer(report(), key()),
    async walk() {
      page.show(<TransferCashier channel={bankChannel()} onLeave={null} onChangeChannel={null} />);
      press('Report my transfer');
      type('Amount transferred', '300');
      press('Report transfer');
      await settle();
    },
    judge(text) {
      if (!heading('Transfer reported')) return;
      expect(field(text, 'code'), text).toBe(0);
      expect(new Set(amounts()), text).toEqual(new Set([30_000]));
    },
  },
};

/** The screen is rendered without errors, and contains no technical text such as `undefined`. */
function expectSane(): void {
  const text = document.body.textContent ?? '';
  const said = `${broken?.call}: ${broken?.text}`;
  expect(errors, said).toEqual([]);
  expect(text.length, said).toBeGreaterThan(10);
  expect(text, said).not.toMatch(NEVER_SHOWN);
}

it.each([
  ['requestQr', 'Deposit successful'],
  ['withdraw', 'Withdrawal requested'],
  ['transfer', 'Transfer reported'],
] as const)('a valid reply to %s leads to the result: %s', async (call, end) => {
  await SCREENS[call].walk();
  expect(heading(end), document.body.textContent ?? '').toBeTruthy();
  expectSane();
});

describe.each(Object.keys(SCREENS) as Call[])(
  `${REPLIES_EACH} broken replies to %s`,
  { timeout: PATIENCE_MS },
  (call) => {
    it('show a complete screen with no invalid figure, no wrong amount and no false success', async () => {
      const { ask, walk, judge } = SCREENS[call];
      const random = seededRandom(call.length * 7_919);
      const readings = new Map<string, string>();
      for (let count = 0; count < REPLIES_EACH; count += 1) {
        const text = brokenReply(good.get(call), random);
        broken = { call, text };
        const reading = await readingOf(ask);
        if (!readings.has(reading)) readings.set(reading, text);
      }
      expect(readings.size).toBeGreaterThan(1);
      for (const text of [...readings.values()].slice(0, SCREENS_EACH)) {
        broken = { call, text };
        localStorage.clear();
        sessionStorage.clear();
        await walk();
        expectSane();
        judge?.(text);
        cleanup();
      }
      countCases(REPLIES_EACH);
    });
  },
);
