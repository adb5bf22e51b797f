import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openCashier, prepareCashier } from '../../member/testing/testCashier.tsx';
import { CashierAside } from './CashierAside.tsx';

const NOW = Date.UTC(2026, 0, 15, 2, 30);

const wireOffer = (id: string, ends: number | null) => ({
  id,
  title: `Bonus ${id}`,
  summary: '',
  imageUrl: 'https://cdn.example/wide.svg',
  imageUrlMobile: 'https://cdn.example/phone.svg',
  alt: '',
  color: null,
  terms: {
    min_deposit: 200,
    percent: 10,
    fixed: null,
    max_bonus: 300,
    turnover: 3,
    turnover_on: 'depositAndBonus',
    excluded_types: [],
    excluded_games: [],
  },
  by: 'deposit',
  credit: null,
  ends,
  refusal: null,
});

beforeAll(prepareCashier);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW });
  const list = [wireOffer('payday', NOW / 1000 + 60), wireOffer('daily', null)];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (!url.includes('/bonus/list')) throw new TypeError('Failed to fetch');
    return Response.json({ code: 0, result: { list, mine: [] } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('lists the bonuses that can be used, without one that has ended meanwhile', async () => {
  openCashier('https://api.example').show(<CashierAside kind="deposit" />);
  await screen.findByRole('link', { name: 'Bonus payday' });
  vi.setSystemTime(NOW + 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByRole('link', { name: 'Bonus payday' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Bonus daily' })).toBeDefined();
});
