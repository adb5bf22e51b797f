import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WithdrawCashier } from './withdraw/WithdrawCashier.tsx';
import {
  type TestCashier,
  openCashier,
  prepareCashier,
} from '../../member/testing/testCashier.tsx';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** The server's time at the start of a test. The last withdrawal was a minute before. */
const START = Date.UTC(2026, 0, 15, 2, 30);
const LOCKED_UNTIL = START + 9 * MINUTE;

/** Offset of the device's clock. */
let off = 0;
const serverNow = () => Date.now() - off;
let page: TestCashier;
/** Number of calls that ask for the lock. */
let asked = 0;

const REPLIES: Record<string, () => object> = {
  credit: () => ({ code: 0, result: { balance: 12_500 } }),
  profile: () => ({
    code: 0,
    result: {
      user: {
        username: 'demo',
        bank: 'kbank',
        bank_id: '1234567890',
        firstname: 'A',
        lastname: 'B',
      },
      bank: [],
      payment: [],
      truewallet: [],
      usdt: [],
    },
  }),
  getMinWithdraw: () => ({ code: 0, min: 300, max: 999_999, date: (START - MINUTE) / 1_000 }),
  dataHistory: () => ({ code: 0, result: { list: [], total: 0 } }),
};

// Long timeouts, so that a slow machine does not cause failures.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(prepareCashier);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  asked = 0;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('getMinWithdraw')) asked += 1;
    const reply = REPLIES[new URL(url).pathname.split('/').at(-1) ?? ''];
    const headers = { date: new Date(serverNow()).toUTCString() };
    return Response.json(reply?.() ?? { code: 0, result: {} }, { headers });
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(clockOff = 0): Promise<void> {
  off = clockOff;
  vi.setSystemTime(START + off);
  page = openCashier('https://api.example');
  await look();
}

/** The panel with all its requests. */
async function look(): Promise<void> {
  page.show(<WithdrawCashier />);
  // Code and messages load in real time, which takes many turns on a busy machine.
  for (let turn = 0; turn < 20_000; turn += 1) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    // A task that is deferred to the next turn is a timer too.
    if (turn % 100 === 0) pass(1);
    if (document.querySelector('[data-component=withdraw-panel] [type=submit]')) return;
  }
  throw new Error('The panel has not come.');
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** The device sleeps: no timer runs, but the clocks do. Then the page becomes visible again. */
function sleep(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** The countdown of the button, in seconds. */
function shown(): number {
  const text = screen.getByRole('button', { name: /^You can withdraw again in / }).textContent;
  const [, minutes, seconds] = /(\d+):(\d\d)$/.exec(text ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

function expectTrue(): void {
  expect(Math.abs(shown() - (LOCKED_UNTIL - serverNow()) / 1_000)).toBeLessThanOrEqual(1);
}

describe.each([
  ['right', 0],
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('withdrawal countdown with a device clock that is %s', (_, clockOff) => {
  it('is right within a second: running, after five minutes asleep, back from another page', async () => {
    await open(clockOff);
    expectTrue();
    for (let second = 0; second < 30; second += 1) {
      pass(1_000);
      expectTrue();
    }
    sleep(5 * MINUTE);
    expectTrue();
    cleanup();
    vi.setSystemTime(Date.now() + MINUTE);
    await look();
    expectTrue();
    pass(LOCKED_UNTIL - serverNow() - 2_000);
    expectTrue();
    // At zero the button returns automatically.
    pass(3_000);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw' }).disabled).toBe(
      false,
    );
  });
});

it('is not ended by a device clock that is set forward: the server is asked first', async () => {
  await open();
  const before = asked;
  off = 2 * 60 * MINUTE;
  vi.setSystemTime(Date.now() + off);
  pass(1_000);
  expect(screen.queryByRole('button', { name: 'Withdraw' })?.getAttribute('aria-busy')).toBe(
    'true',
  );
  await vi.waitFor(() => {
    pass(100);
    expectTrue();
  });
  expect(asked).toBeGreaterThan(before);
});

it('is announced at 60, 30 and 10 seconds and at its end, once each, and never between', async () => {
  await open();
  const heard: string[] = [];
  let before = new Map<Element, string>();
  const listen = () => {
    const now = new Map<Element, string>();
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      const text = region.textContent ?? '';
      now.set(region, text);
      if (text !== '' && text !== before.get(region)) heard.push(text);
    }
    before = now;
  };
  listen();
  expect(heard).toEqual([]);
  while (serverNow() < LOCKED_UNTIL + 5_000) {
    pass(1_000);
    listen();
  }
  // The server confirms the end.
  await vi.waitFor(() => {
    pass(100);
    listen();
    expect(heard).toHaveLength(4);
  });
  expect(heard).toEqual([
    'You can withdraw again in 60 seconds',
    'You can withdraw again in 30 seconds',
    'You can withdraw again in 10 seconds',
    'You can withdraw now',
  ]);
});
