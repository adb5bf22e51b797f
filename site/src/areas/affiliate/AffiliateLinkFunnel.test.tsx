import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages } from '../../language/messages.ts';
import { MEMBER, openCashier, prepareCashier } from '../../member/testing/testCashier.tsx';
import { optionalCallsOf } from '../../member/testing/optionalCallsOf.ts';
import { AffiliateOverview } from './AffiliateOverview.tsx';

const LINKS = '/api/aff/linkReport';
const NONE = { today: 0, yesterday: 0, month: 0 };
const LEADER = {
  id: 'm_0010',
  code: '662E41',
  rates: [],
  balance: 0,
  income: NONE,
  total_income: 10,
  total_withdrawn: 0,
  updated_at: null,
  next_update: 1_900_000_000,
  visits: { today: 0, month: 0 },
  members: { total: 1, active: 0, new_today: 0, new_month: 0 },
  withdraw: { allowed: false, reason: 1005, min: 100, next_open: 1_900_000_000, closes_at: null },
};
const FIGURES = { visits: 8, sign_ups: 2, first_deposits: 1, first_deposit: 300 };

let asked: { from: string; to: string }[] = [];
let isDown = false;

beforeAll(async () => {
  await prepareCashier();
  await loadMessages('en', 'affiliate');
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
beforeEach(() => {
  asked = [];
  isDown = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === LINKS) {
      const range = (await request.json()) as { from: string; to: string };
      asked.push(range);
      if (isDown) throw new TypeError('Failed to fetch');
      const list = [{ link: 'LINE', ...FIGURES }];
      return Response.json({ code: 0, result: { ...range, list, sum: FIGURES } });
    }
    return Response.json({ code: 0, result: LEADER });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(affiliateLinkReport: boolean) {
  const optionalCalls = optionalCallsOf({ affiliateLinkReport });
  openCashier('https://api.example', MEMBER, { optionalCalls }).show(<AffiliateOverview />);
  return screen.findByRole('heading', { name: 'Your link' });
}

const days = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

it('makes no request, and offers no names, at an API that does not count links', async () => {
  await open(false);
  expect(screen.queryByRole('region', { name: 'Link results' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Link name (optional)' })).toBeNull();
  expect(asked).toEqual([]);
});

it('shows the last 30 complete days, and other periods on demand', async () => {
  await open(true);
  expect(await screen.findByRole('row', { name: /LINE.*25%/ }, { timeout: 5000 })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '7 days' }));
  await vi.waitFor(() => expect(asked.map(days)).toEqual([30, 7]));
});

it('reports that the results could not be loaded, not that there are none', async () => {
  isDown = true;
  await open(true);
  const options = { timeout: 5000 };
  expect(
    await screen.findByRole('heading', { name: 'Link results could not be loaded' }, options),
  ).toBeDefined();
  expect(screen.queryByText('No visits yet')).toBeNull();
});

it('puts the name into the address that is copied and shared', async () => {
  await open(true);
  const field = screen.getByRole('textbox', { name: 'Link name (optional)' });
  fireEvent.change(field, { target: { value: ' กลุ่ม  1 ' } });
  expect(screen.getByText(`${location.origin}/aff/662E41?link=กลุ่ม+1`)).toBeDefined();
  const line = screen.getByRole('link', { name: 'Share on LINE' }).getAttribute('href') ?? '';
  const shared = new URL(line).searchParams.get('url') ?? '';
  expect(new URL(shared).searchParams.get('link')).toBe('กลุ่ม 1');
});
