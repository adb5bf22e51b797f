import { bangkokDayStart } from '@brand/domain';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../language/messages.ts';
import { type TestClock, holdClock } from '../../platform/clock/testClock.ts';
import { AFFILIATE_KEY } from '../../member/affiliate/affiliateQueries.ts';
import type { Services } from '../../member/services.ts';
import { openCashier, prepareCashier } from '../../member/testing/testCashier.tsx';
import { AffiliateDailyReport } from './AffiliateDailyReport.tsx';
import { AffiliateMemberReport } from './AffiliateMemberReport.tsx';
import { AffiliateMembers } from './AffiliateMembers.tsx';
import { AffiliateOverview } from './AffiliateOverview.tsx';
import { AffiliateTransactions } from './AffiliateTransactions.tsx';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const API = 'https://api.lotus.test';
const UPDATE = bangkokDayStart('2026-01-15') + 11 * HOUR;
/** The phone's clock is wrong, so that a test fails if the page follows it. */
const PHONE_IS_FAST = 5 * HOUR;
/** By then every page has requested the new figures. */
const AFTER_ALL = 31 * SECOND;

const LEADER = '/api/aff/getDetailLeader';
const MEMBERS = '/api/aff/memberList';
const TRANSACTIONS = '/api/aff/transaction';
const REPORT = '/api/aff/reportTransaction';
const MEMBER_REPORT = '/api/aff/reportDetailTransaction';

interface AskedDays {
  readonly from?: string;
  readonly to?: string;
  readonly skip?: number;
}

const sums = { deposit: 0, withdraw: 0, turnover: 0, win_loss: 0, commission: 0 };
const activeMember = { ...sums, id: 'f_1', name: 'zoo***', deposits: 0, is_new: false };

/** Results of the API by path. */
const results: Readonly<Record<string, (asked: AskedDays) => object>> = {
  [LEADER]: () => ({
    id: 'm_0010',
    code: '662E41',
    rates: [],
    balance: 0,
    income: { today: 0, yesterday: 0, month: 0 },
    total_income: 10,
    total_withdrawn: 0,
    updated_at: UPDATE / SECOND - 86_400,
    next_update: UPDATE / SECOND,
    visits: { today: 0, month: 0 },
    members: { total: 1, active: 1, new_today: 0, new_month: 0 },
    withdraw: {
      allowed: false,
      reason: 1005,
      min: 100,
      next_open: bangkokDayStart('2026-02-01') / SECOND,
      closes_at: null,
    },
  }),
  [MEMBERS]: () => ({ total: 0, list: [], updated_at: UPDATE / SECOND }),
  [TRANSACTIONS]: () => ({ total: 0, list: [] }),
  [REPORT]: ({ from, to }) => ({ from, to, list: [], sum: { ...sums, new_members: 0 } }),
  [MEMBER_REPORT]: ({ from, to }) => ({
    from,
    to,
    settled: true,
    list: [activeMember],
    total: 101,
    sum: sums,
    updated_at: UPDATE / SECOND,
  }),
};

let time: TestClock;
let asked: { path: string; days: Promise<AskedDays> }[] = [];

const serverNow = () => Date.now() - PHONE_IS_FAST;
const passUntil = (moment: number) => time.pass(moment - serverNow());
const calls = (path: string) => asked.filter((call) => call.path === path).length;
const daysOf = (path: string) =>
  Promise.all(asked.filter((call) => call.path === path).map(({ days }) => days));

beforeAll(async () => {
  await prepareCashier();
  await loadMessages('en', 'affiliate');
  vi.stubGlobal('scrollTo', () => undefined);
});

beforeEach(() => {
  asked = [];
  const send = async (...args: Parameters<typeof fetch>) => {
    const request = new Request(...args);
    const { pathname } = new URL(request.url);
    const days = request.json() as Promise<AskedDays>;
    asked.push({ path: pathname, days });
    const result = results[pathname]?.(await days.catch(() => ({})));
    const headers = { Date: new Date(serverNow()).toUTCString() };
    return Response.json({ code: 0, result }, { headers });
  };
  vi.stubGlobal('fetch', send);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const now = UPDATE - 2 * MINUTE + PHONE_IS_FAST;
  time = holdClock({ advance: () => Promise.resolve() }, { now });
});

afterEach(() => {
  cleanup();
  time.end();
  vi.restoreAllMocks();
});

async function open(page: ReactElement, address: string, path: string): Promise<Services> {
  const { services, show } = openCashier(API);
  // Any earlier reply: on the site others come before those of these pages.
  services.clock.learn(serverNow(), 0);
  history.replaceState(null, '', `/en${address}`);
  show(page);
  await time.until(() => calls(path) > 0 && time.underway() === 0);
  await time.pass(SECOND);
  return services;
}

function setVisible(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

const PAGES: readonly [string, ComponentType, string, string][] = [
  ['overview', AffiliateOverview, '/affiliate', LEADER],
  ['member list', AffiliateMembers, '/affiliate/member?sort=commission', MEMBERS],
  ['history', AffiliateTransactions, '/affiliate/history', TRANSACTIONS],
  ['daily report', AffiliateDailyReport, '/affiliate/reportDaily', REPORT],
  [
    'daily report of chosen days',
    AffiliateDailyReport,
    '/affiliate/reportDaily?from=2026-01-01&to=2026-01-15',
    REPORT,
  ],
];

describe.each(PAGES)('the figures of the %s', (_, Page, address, path) => {
  it('are requested exactly once after each update', async () => {
    await open(<Page />, address, path);
    await passUntil(UPDATE + 8 * SECOND);
    expect(calls(path)).toBe(1);
    await passUntil(UPDATE + AFTER_ALL);
    expect(calls(path)).toBe(2);
    await passUntil(UPDATE + 24 * HOUR - SECOND);
    expect(calls(path)).toBe(2);
    await passUntil(UPDATE + 24 * HOUR + AFTER_ALL);
    expect(calls(path)).toBe(3);
  });

  it('are not requested by a hidden page, and once when it becomes visible', async () => {
    await open(<Page />, address, path);
    setVisible('hidden');
    await passUntil(UPDATE + 5 * MINUTE);
    expect(calls(path)).toBe(1);
    setVisible('visible');
    await time.pass(SECOND);
    expect(calls(path)).toBe(2);
    await passUntil(UPDATE + HOUR);
    expect(calls(path)).toBe(2);
  });

  it('are requested once after the phone slept', async () => {
    await open(<Page />, address, path);
    // During sleep the clock advances and no timer runs.
    vi.setSystemTime(UPDATE + HOUR + PHONE_IS_FAST);
    await time.pass(MINUTE);
    expect(calls(path)).toBe(2);
    await time.pass(HOUR);
    expect(calls(path)).toBe(2);
  });
});

it('of the member report are requested once for the new day, and for the members beyond the first page', async () => {
  await open(<AffiliateMemberReport day={null} />, '/affiliate/reportDetail', MEMBER_REPORT);
  const page = (day: string, skip?: number) =>
    expect.objectContaining({ from: day, to: day, ...(skip !== undefined && { skip }) });
  const before = [page('2026-01-13'), page('2026-01-13', 100)];
  expect(await daysOf(MEMBER_REPORT)).toEqual(before);
  await passUntil(UPDATE + AFTER_ALL);
  await time.pass(SECOND);
  const after = [...before, page('2026-01-14'), page('2026-01-14', 100)];
  expect(await daysOf(MEMBER_REPORT)).toEqual(after);
  await passUntil(UPDATE + 23 * HOUR);
  expect(await daysOf(MEMBER_REPORT)).toEqual(after);
});

it('of one chosen day are requested once for this day', async () => {
  const address = '/affiliate/reportDetail/2026-01-14';
  await open(<AffiliateMemberReport day="2026-01-14" />, address, MEMBER_REPORT);
  await passUntil(UPDATE + AFTER_ALL);
  expect((await daysOf(MEMBER_REPORT)).map(({ to, skip = 0 }) => `${to} ${skip}`)).toEqual([
    '2026-01-14 0',
    '2026-01-14 100',
    '2026-01-14 0',
    '2026-01-14 100',
  ]);
});

it('move the default range to the new day, and keep days that are being typed', async () => {
  await open(<AffiliateDailyReport />, '/affiliate/reportDaily', REPORT);
  fireEvent.click(screen.getByRole('button', { name: 'Custom' }));
  const from = () => screen.getByLabelText<HTMLInputElement>('From');
  fireEvent.change(from(), { target: { value: '2025-12-24' } });
  await passUntil(UPDATE + AFTER_ALL);
  expect((await daysOf(REPORT)).map(({ to }) => to)).toEqual(['2026-01-13', '2026-01-14']);
  expect(from().value).toBe('2025-12-24');
});

it('are requested immediately when a page shows figures that were read before the update', async () => {
  const { queries } = await open(<AffiliateMembers />, '/affiliate/member', MEMBERS);
  await passUntil(UPDATE + AFTER_ALL);
  await time.pass(SECOND);
  expect(calls(MEMBERS)).toBe(2);
  const updatedAt = UPDATE - SECOND + PHONE_IS_FAST;
  act(() => {
    for (const [key, figures] of queries.getQueriesData<object>({ queryKey: AFFILIATE_KEY })) {
      queries.setQueryData(key, { ...figures }, { updatedAt });
    }
  });
  await time.until(() => calls(MEMBERS) > 2);
  await passUntil(UPDATE + HOUR);
  expect(calls(MEMBERS)).toBe(3);
});
