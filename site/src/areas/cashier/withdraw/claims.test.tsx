import { createCashierApi } from '@brand/api/cashier';
import { payoutClaims, satang, unknownPayouts } from '@brand/domain';
import { countCases } from '@brand/domain/testing/countCases';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Services, ServicesContext } from '../../../member/services.ts';
import { openCashier, prepareCashier } from '../../../member/testing/testCashier.tsx';
import {
  type TestSandbox,
  type WalletEntry,
  openTestSandbox,
} from '../../../member/testing/testSandbox.ts';
import { deviceNow } from '../../../platform/clock/deviceClock.ts';
import { type TestClock, holdClock } from '../../../platform/clock/testClock.ts';
import { localStore } from '../../../platform/storage/localStore.ts';
import { PageIntl } from '../../../routing/PageIntl.tsx';
import { WITHDRAW } from '../testing/withdrawPage.ts';
import { type Faults, faultyNetwork } from '../testing/faultyNetwork.ts';
import { type Chance, chanceOf } from '../testing/chance.ts';
import { isTrueClaim } from '../testing/isTrueClaim.ts';
import { optionalCallsOf } from '../../../member/testing/optionalCallsOf.ts';
import { useWithdrawFlow } from './useWithdrawFlow.ts';

/** Random sequences of actions and faults. */
const SEQUENCES = Number(process.env['PROVE_SEQUENCES'] ?? (process.env['PROVE'] ? 10_000 : 40));
const ACTIONS = 10;
const MEMBER_ID = 'm_0001';
const AMOUNTS = [30_000, 40_000, 50_000].map(satang);

type Flow = ReturnType<typeof useWithdrawFlow>;

interface OpenTab {
  current: Flow | null;
  /** Key of the last request. */
  intent: string | null;
}

let sandbox: TestSandbox;
let time: TestClock;
let faults: Faults;
let services: readonly Services[] = [];
/** Reference of the newest withdrawal before the sequence. */
let last = '';
/** The flow of each open tab. */
let tabs: OpenTab[] = [];

const basis = {
  balance: satang(90_000_000),
  range: { min: satang(30_000), max: satang(99_999_900) },
  daily: null,
  turnoverLocked: satang(0),
};
const lock = { isLocked: () => false, lockFrom: () => undefined };

function Tab({ of, tab }: { of: Services; tab: OpenTab }) {
  tab.current = useWithdrawFlow(createCashierApi(of.api.client), MEMBER_ID, basis, lock);
  const { state } = tab.current;
  if (state.status === 'sending' || state.status === 'unknown') tab.intent = state.intent;
  return null;
}

function openTab(of: Services): void {
  of.queries.clear();
  const tab: OpenTab = { current: null, intent: null };
  tabs.push(tab);
  render(
    <ServicesContext value={of}>
      <QueryClientProvider client={of.queries}>
        <PageIntl>
          <Tab of={of} tab={tab} />
        </PageIntl>
      </QueryClientProvider>
    </ServicesContext>,
  );
}

function closeTabs(): void {
  cleanup();
  tabs = [];
}

beforeAll(async () => {
  sandbox = await openTestSandbox();
  await prepareCashier();
  faults = faultyNetwork(
    ({ url, method }) => new URL(url).pathname === WITHDRAW && method === 'POST',
  );
  time = holdClock(sandbox);
  services = [true, false].map((requestByKey) => {
    const optionalCalls = optionalCallsOf({ requestByKey });
    const { services: each } = openCashier(sandbox.api, undefined, { optionalCalls });
    // The server's time jumps ahead of the page's in `pass`, so that an estimate would be wrong by minutes.
    return { ...each, clock: { ...each.clock, now: deviceNow, passed: deviceNow } };
  });
}, 60_000);

/** A page of a member is left when the session ends; login leads back to it. */
async function logInAgain(of: Services): Promise<void> {
  if (of.session.read()) return;
  closeTabs();
  await logIn(of);
  openTab(of);
}

async function logIn(of: Services): Promise<void> {
  await (await of.account()).login({ username: 'demo', password: 'demo1234' });
}

afterAll(async () => {
  closeTabs();
  time.end();
  faults.end();
  await sandbox.close();
});

/** Waits for a call, and lets time pass where it needs some: a renewal waits until every tab sees its lease. */
async function waitFor(call: Promise<void>): Promise<void> {
  let isOver = false;
  void call.finally(() => (isOver = true)).catch(() => undefined);
  await time.until(() => isOver);
  await call;
}

/** Lets pending requests finish without letting time pass. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet = faults.underway() === 0 ? quiet + 1 : 0) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  }
}

/** The server's clock runs in real time. */
async function setPageClock(): Promise<void> {
  const { headers } = await fetch(`${sandbox.api}/`);
  vi.setSystemTime(Date.parse(headers.get('Date') ?? ''));
}

/** The newest withdrawals in the ledger. */
async function withdrawals(): Promise<readonly WalletEntry[]> {
  return (await sandbox.wallet(MEMBER_ID)).filter(({ kind }) => kind === 'withdrawal');
}

/** References grow. */
const isOfThisSequence = ({ reference }: WalletEntry) => reference > last;

/** Compares every statement on every tab with what the payment system has executed. */
async function compare(about: string, dismissed: Set<string>): Promise<void> {
  const sent = faults.sent();
  const executed = (await withdrawals()).filter(isOfThisSequence);
  // 0 double: no more executions than keys that were accepted.
  expect(executed.length, about).toBe(sent.filter(({ accepted }) => accepted).length);
  for (const { current, intent } of tabs) {
    for (const claim of payoutClaims(current!.state)) {
      const what = `${about}: ${JSON.stringify(claim)}`;
      expect(isTrueClaim(claim, executed, sent, intent), what).toBe(true);
      if (claim.claim === 'notMade') {
        for (const { key, amount, accepted } of sent) {
          if (amount === claim.amount && !accepted) dismissed.add(key);
        }
      }
    }
  }
}

/** Delivers the delayed requests. The page must not have forgotten those that are executed only now. */
async function deliver(about: string): Promise<void> {
  const kept = JSON.stringify(localStore.read('pendingWithdrawal'));
  for (const key of await faults.deliver()) {
    expect(kept, `${about}: ${key} arrives, and no tab searches for it`).toContain(key);
  }
}

async function takeAction(chance: Chance): Promise<string> {
  const tab = chance.pick(tabs).current;
  if (!tab) return 'nothing';
  const { state } = tab;
  switch (state.status) {
    case 'entering': {
      const amount = chance.pick(AMOUNTS);
      faults.next(chance);
      act(() => tab.onAmountChange(String(amount / 100)));
      act(() => tab.onSubmit());
      act(() => tab.onConfirm());
      return `withdraw ${amount}`;
    }
    case 'reviewing':
      act(() => tab.onReturn());
      return 'edit';
    case 'unknown': {
      const choice = chance.pick(['resend', 'wait', 'another', 'void', 'void'] as const);
      faults.next(chance);
      if (choice === 'resend') act(() => tab.onResend());
      if (choice === 'wait') act(() => tab.onWait());
      if (choice === 'another') {
        act(() => tab.onAnother());
        act(() => tab.onAnotherConfirm());
      }
      if (choice === 'void') {
        let call: Promise<void> | undefined;
        act(() => void (call = tab.onVoid?.()));
        await waitFor(call ?? Promise.resolve());
      }
      return choice;
    }
    case 'succeeded':
      act(() => tab.onRestart());
      return 'restart';
    case 'sending':
      return 'sending';
  }
}

it(
  `in ${SEQUENCES} random sequences of actions and faults, nothing that the screen states is contradicted by the ledger`,
  { timeout: 40 * 60_000 },
  async () => {
    let [claims, unknown] = [0, 0];
    for (let seed = 1; seed <= SEQUENCES; seed += 1) {
      const chance = chanceOf(seed);
      const of = services[seed % 2]!;
      closeTabs();
      localStore.clear('pendingWithdrawal');
      sessionStorage.clear();
      await sandbox.pull('balance-set', { member: MEMBER_ID, balance: '900000.00' });
      await sandbox.pull('withdraw-daily', { member: MEMBER_ID, limit: 'none' });
      last = (await withdrawals())[0]?.reference ?? '';
      faults.start();
      await setPageClock();
      if (!of.session.read()) await logIn(of);
      const dismissed = new Set<string>();
      openTab(of);
      const log: string[] = [];
      for (let step = 0; step < ACTIONS; step += 1) {
        const what = chance.pick([
          'act',
          'act',
          'act',
          'pass',
          'pass',
          'late',
          'reload',
          'tab',
          'unlock',
          'logout',
        ] as const);
        if (what === 'act') log.push(await takeAction(chance));
        else log.push(what);
        if (what === 'pass') await time.pass(chance.pick([1_000, 6_000, 31_000, 610_000]));
        if (what === 'late') await deliver(`seed ${seed}: ${log.join(', ')}`);
        if (what === 'unlock')
          await sandbox.pull('withdraw-lock', { member: MEMBER_ID, lock: 'off' });
        if (what === 'reload') {
          closeTabs();
          openTab(of);
        }
        if (what === 'tab' && tabs.length < 2) openTab(of);
        if (what === 'logout') await waitFor((await of.account()).logout());
        await settle();
        await logInAgain(of);
        await settle();
        const about = `seed ${seed}: ${log.join(', ')}`;
        await compare(about, dismissed);
        claims += tabs.flatMap(({ current }) => payoutClaims(current!.state)).length;
      }
      // Everything arrives, and the network is well again: what was executed is no longer unknown.
      faults.heal();
      await deliver(`seed ${seed}, at the end: ${log.join(', ')}`);
      closeTabs();
      openTab(of);
      for (let check = 0; check < 4; check += 1) {
        await settle();
        await time.pass(6_000);
      }
      await settle();
      const about = `seed ${seed}, at the end: ${log.join(', ')}`;
      await compare(about, dismissed);
      const sent = faults.sent();
      for (const key of dismissed) {
        expect(
          sent.find((each) => each.key === key)?.accepted,
          `${about}: ${key} was said not to be made`,
        ).toBe(false);
      }
      const open = unknownPayouts(tabs[0]!.current!.state);
      for (const { intent } of open) {
        expect(
          sent.find(({ key }) => key === intent)?.accepted ?? false,
          `${about}: ${intent} is lost`,
        ).toBe(false);
      }
      unknown += open.length;
    }
    console.info(
      `${SEQUENCES} sequences, ${claims} statements compared, ${unknown} outcomes unknown at the end`,
    );
    expect(claims).toBeGreaterThan(SEQUENCES);
    countCases(SEQUENCES);
  },
);
