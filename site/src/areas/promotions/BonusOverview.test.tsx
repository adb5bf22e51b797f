import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../language/messages.ts';
import { waitingToasts } from '../../platform/toasts/notify.ts';
import { wireBonus } from '../../member/bonus/testing/wireBonus.ts';
import { openCashier, prepareCashier } from '../../member/testing/testCashier.tsx';
import { BonusOverview } from './BonusOverview.tsx';

const OFFER = wireBonus('thank-you', {
  title: '150 baht loyalty credit',
  terms: {
    ...wireBonus('').terms,
    min_deposit: null,
    percent: null,
    fixed: 150,
    max_bonus: null,
    turnover: 2,
    turnover_on: 'bonus',
  },
  by: 'claim',
  credit: 150,
});
const GIVEN = {
  id: 'b_1',
  promotion: 'thank-you',
  title: '150 baht loyalty credit',
  credit: 150,
  time: 1_768_444_800,
  status: 'running',
  turnover: { required: 300, done: 0 },
};

let keys: (string | null)[] = [];
let lists = 0;
let given = false;
/** End of the offer, in seconds since 1970. */
let ends: number | null = null;
/** The next reply to a claim. `lost`: it was granted, but the reply is lost. */
let answer: number | 'lost' = 0;

beforeAll(async () => {
  await prepareCashier();
  await loadMessages('en', 'community');
});
beforeEach(() => {
  keys = [];
  lists = 0;
  given = false;
  ends = null;
  answer = 0;
  waitingToasts.take();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/bonus/list')) {
      lists += 1;
      const list = [{ ...OFFER, ends, refusal: given ? { code: 2101 } : null }];
      return Response.json({ code: 0, result: { list, mine: given ? [GIVEN] : [] } });
    }
    if (!pathname.endsWith('/bonus/claim')) throw new TypeError('Failed to fetch');
    keys.push(request.headers.get('Idempotency-Key'));
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    given = answer === 0;
    return Response.json(answer === 0 ? { code: 0, result: GIVEN } : { code: answer });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('has a column for the bonuses of a member who has some', async () => {
  openCashier('https://api.example').show(<BonusOverview />);
  await screen.findByText('You have no bonus yet');
  expect(document.querySelector('[data-split]')).toBeNull();
  cleanup();
  given = true;
  openCashier('https://api.example').show(<BonusOverview />);
  await waitFor(() => expect(document.querySelector('[data-split]')).not.toBeNull());
  expect(screen.queryByText('You have no bonus yet')).toBeNull();
});

async function ask() {
  openCashier('https://api.example').show(<BonusOverview />);
  fireEvent.click(await screen.findByRole('button', { name: 'Claim bonus' }));
  return within(screen.getByRole('dialog'));
}

describe('claiming a bonus', () => {
  it('claims once for a hundred clicks, shows a short notice, and reads the lists again', async () => {
    const dialog = await ask();
    const confirm = dialog.getByRole('button', { name: 'Claim bonus' });
    for (let click = 0; click < 100; click += 1) fireEvent.click(confirm);
    expect(await screen.findByText(/^Bet 300 baht more/)).toBeDefined();
    expect(keys).toHaveLength(1);
    expect(lists).toBe(2);
    expect(waitingToasts.read()).toMatchObject([
      {
        tone: 'success',
        text: '150 baht bonus received. Bet 300 baht before withdrawing it.',
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('retries with the same key after a connection error, and after a reload too', async () => {
    answer = 'lost';
    let dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Claim bonus' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Check again' }));
    await vi.waitFor(() => expect(keys).toHaveLength(2));
    cleanup();
    dialog = await ask();
    answer = 0;
    fireEvent.click(dialog.getByRole('button', { name: 'Claim bonus' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    [2101, 'already received this bonus'],
    [2102, 'has not started or has ended'],
    [2103, 'never deposited'],
    [2104, 'have not reached'],
    [2105, 'no eligible loss last week'],
    [2106, 'still has turnover to complete'],
    [2107, 'cannot be claimed here'],
    [2199, 'could not be claimed'],
  ])('shows the message of code %i, and a new try has a new key', async (code, sentence) => {
    answer = code;
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Claim bonus' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(sentence);
    expect(waitingToasts.read()).toEqual([]);
    fireEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    fireEvent.click(await screen.findByRole('button', { name: 'Claim bonus' }));
    const again = within(screen.getByRole('dialog'));
    fireEvent.click(again.getByRole('button', { name: 'Claim bonus' }));
    await vi.waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(2);
  });

  it('ends with its promotion, on the card and while its terms are read', async () => {
    const now = Date.UTC(2026, 0, 15, 2, 30);
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now });
    ends = now / 1000 + 60;
    const dialog = await ask();
    const pass = (ms: number) => {
      vi.setSystemTime(now + ms);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const buttons = () =>
      screen.queryAllByRole('button', { name: 'Claim bonus', hidden: true }).length;
    pass(59_900);
    expect(buttons()).toBe(2);
    pass(60_000);
    expect(dialog.getByRole('alert').textContent).toContain('has not started or has ended');
    expect(buttons()).toBe(0);
    expect(keys).toEqual([]);
  });

  it('says before the claim why a bonus is unavailable', async () => {
    given = true;
    openCashier('https://api.example').show(<BonusOverview />);
    expect((await screen.findByRole('note')).textContent).toContain('already received this bonus');
    expect(screen.queryByRole('button', { name: 'Claim bonus' })).toBeNull();
  });
});
