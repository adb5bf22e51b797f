import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { wireBonus } from '../../member/bonus/testing/wireBonus.ts';
import { openCashier, prepareCashier } from '../../member/testing/testCashier.tsx';
import { CashierAside } from './CashierAside.tsx';

const NOW = Date.UTC(2026, 0, 15, 2, 30);

beforeAll(prepareCashier);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW });
  const list = [wireBonus('payday', { ends: NOW / 1000 + 60 }), wireBonus('daily')];
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
