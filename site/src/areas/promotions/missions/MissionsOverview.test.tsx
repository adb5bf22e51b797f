import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../../language/messages.ts';
import { openCashier, prepareCashier } from '../../../member/testing/testCashier.tsx';
import { waitingToasts } from '../../../platform/toasts/notify.ts';
import { MissionsOverview } from './MissionsOverview.tsx';

const CREDIT = { type: 'credit', credit: 20, turnover: 60 };
const DEPOSIT = {
  id: 'deposit-week',
  title: 'Deposit 1,000 baht in total',
  summary: '',
  kind: 'deposit',
  game_type: null,
  unit: 'baht',
  target: 1000,
  done: 1000,
  reward: CREDIT,
  state: 'to_collect',
  starts: 1_768_150_800,
  ends: 1_768_755_600,
};
const ROUNDS = {
  ...DEPOSIT,
  id: 'rounds-day',
  title: 'Play 20 slot rounds',
  kind: 'play',
  unit: 'count',
  target: 20,
  done: 7,
  state: 'running',
};
const CHECK_IN = {
  day: 1,
  done: false,
  next_at: 4_000_000_000,
  days: [{ day: 1, collected: false, reward: CREDIT }],
};
const GAME = { _id: 'g_1', name: 'Durian', img: 'https://cdn.example/a.svg' };
const SPINS = { id: 'F1', game: GAME, total: 5, left: 3, bet: 1, expires: 4_000_000_000 };

let asked: { path: string; key: string | null }[] = [];
/** What the API says of the reward. */
let collected = false;
/** The next reply to collecting: a code, or `lost`: it was given, but the reply is lost. */
let answer: number | 'lost' = 0;
let board: object = {};
let left: number | null = null;

const posts = (path: string) => asked.filter((one) => one.path.endsWith(path) && one.key !== null);

beforeAll(async () => {
  await prepareCashier();
  await loadMessages('en', 'missions');
});
beforeEach(() => {
  asked = [];
  collected = false;
  answer = 0;
  board = {};
  left = null;
  waitingToasts.take();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push({ path: pathname, key: request.headers.get('Idempotency-Key') });
    if (pathname.endsWith('/mission/list')) {
      const deposit = { ...DEPOSIT, state: collected ? 'collected' : 'to_collect' };
      const list = [ROUNDS, deposit];
      return Response.json({
        code: 0,
        result: { protected: false, checkin: { ...CHECK_IN, done: collected }, list, ...board },
      });
    }
    if (pathname.endsWith('/freespin/list')) {
      return Response.json({ code: 0, result: { list: [SPINS] } });
    }
    if (pathname.endsWith('/protection/limits')) return Response.json(limits());
    const isCheckIn = pathname.endsWith('/mission/checkin');
    if (!isCheckIn && !pathname.endsWith('/mission/collect'))
      throw new TypeError('Failed to fetch');
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    if (answer !== 0) return Response.json({ code: answer });
    collected = true;
    const result = isCheckIn ? { ...CHECK_IN, done: true } : { ...DEPOSIT, state: 'collected' };
    return Response.json({ code: 0, result });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function limits() {
  const entry = (period: string) => ({
    period,
    limit: left === null ? null : 500,
    used: 500,
    left,
    resets_at: 1_768_496_400,
    pending: null,
  });
  return {
    code: 0,
    result: { min: 50, max: 9_999_999, limits: ['day', 'week', 'month'].map(entry) },
  };
}

const open = () => openCashier('https://api.example').show(<MissionsOverview />);

async function card(title = DEPOSIT.title) {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article')!);
}

describe('collecting a reward', () => {
  it('collects once for a hundred clicks, and reads the list again', async () => {
    open();
    const button = (await card()).getByRole('button', { name: 'Collect reward' });
    for (let click = 0; click < 100; click += 1) fireEvent.click(button);
    expect(await (await card()).findByText('Collected')).toBeDefined();
    expect(posts('/collect')).toHaveLength(1);
    await vi.waitFor(() =>
      expect(asked.filter(({ path }) => path.endsWith('/mission/list'))).toHaveLength(2),
    );
    expect(waitingToasts.read()).toMatchObject([
      { tone: 'success', text: '20 baht added to your wallet' },
    ]);
  });

  it('says after a lost reply that nothing is known, and asks with the same key, after a reload too', async () => {
    answer = 'lost';
    open();
    fireEvent.click((await card()).getByRole('button', { name: 'Collect reward' }));
    fireEvent.click(await (await card()).findByRole('button', { name: 'Check again' }));
    await vi.waitFor(() => expect(posts('/collect')).toHaveLength(2));
    cleanup();
    open();
    const again = await (await card()).findByRole('button', { name: 'Check again' });
    expect((await card()).getByText(/we do not know whether/)).toBeDefined();
    expect(waitingToasts.read()).toEqual([]);
    answer = 0;
    fireEvent.click(again);
    expect(await (await card()).findByText('Collected')).toBeDefined();
    expect(posts('/collect')).toHaveLength(3);
    expect(new Set(posts('/collect').map(({ key }) => key)).size).toBe(1);
  });

  it('is settled by the list, if it has the reward as collected after a lost reply', async () => {
    answer = 'lost';
    open();
    await card();
    collected = true;
    fireEvent.click((await card()).getByRole('button', { name: 'Collect reward' }));
    expect(await (await card()).findByText('Collected')).toBeDefined();
    expect((await card()).queryByRole('button')).toBeNull();
    expect(posts('/collect')).toHaveLength(1);
  });

  it('shows what another tab has collected as collected, without a success of its own', async () => {
    answer = 2501;
    open();
    fireEvent.click((await card()).getByRole('button', { name: 'Collect reward' }));
    expect(await (await card()).findByText('Collected')).toBeDefined();
    expect(waitingToasts.read()).toEqual([]);
  });

  it.each([
    [2502, 'not complete yet'],
    [2503, 'This mission has ended'],
    [2599, 'could not be collected'],
  ])('shows the message of code %i, and a new try has a new key', async (code, sentence) => {
    answer = code;
    open();
    fireEvent.click((await card()).getByRole('button', { name: 'Collect reward' }));
    expect((await (await card()).findByRole('alert')).textContent).toContain(sentence);
    fireEvent.click((await card()).getByRole('button', { name: 'Collect reward' }));
    await vi.waitFor(() => expect(posts('/collect')).toHaveLength(2));
    expect(new Set(posts('/collect').map(({ key }) => key)).size).toBe(2);
  });
});

it('checks in once for a hundred clicks', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Check in' });
  for (let click = 0; click < 100; click += 1) fireEvent.click(button);
  expect(await screen.findByText('You have checked in today')).toBeDefined();
  expect(posts('/checkin')).toHaveLength(1);
});

describe('protection of players', () => {
  const titles = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('leaves only earned rewards while a limit is reached, even if the API lists more', async () => {
    left = 0;
    open();
    expect(await screen.findByText('Missions are paused')).toBeDefined();
    expect(titles()).not.toContain(ROUNDS.title);
    expect((await card()).getByRole('button', { name: 'Collect reward' })).toBeDefined();
    expect(screen.queryByText('Daily check-in')).toBeNull();
    await screen.findByText('3 of 5 left');
    expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See your limits' })).toBeDefined();
  });

  it('asks a member with a limit for no deposit, while the rest goes on', async () => {
    left = 100;
    board = { ...board, list: [ROUNDS, { ...DEPOSIT, id: 'more', state: 'running' }] };
    open();
    expect(await screen.findByText('Daily check-in')).toBeDefined();
    expect(titles()).toContain(ROUNDS.title);
    expect(titles()).not.toContain(DEPOSIT.title);
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });

  it('shows nothing that asks for play before the limits are known', async () => {
    const answers = globalThis.fetch;
    let tell: () => void = () => {};
    const known = new Promise<void>((resolve) => {
      tell = resolve;
    });
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.includes('/protection/limits')) await known;
      return answers(request);
    });
    open();
    await vi.waitFor(() =>
      expect(asked.some(({ path }) => path.endsWith('/mission/list'))).toBe(true),
    );
    expect(screen.queryByText(ROUNDS.title)).toBeNull();
    tell();
    expect(await screen.findByText(ROUNDS.title)).toBeDefined();
  });
});

it('is empty, or failed with a retry, and never confuses the two', async () => {
  board = { list: [], checkin: null };
  open();
  expect(await screen.findByText('No missions at the moment')).toBeDefined();
  cleanup();
  board = { list: [{ id: 'unreadable' }] };
  open();
  expect(await screen.findByText('The missions could not be loaded')).toBeDefined();
  board = {};
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(DEPOSIT.title)).toBeDefined();
});
