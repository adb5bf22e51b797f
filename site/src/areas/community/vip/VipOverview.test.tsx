import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VipOverview } from './VipOverview.tsx';
import { type CommunityReplies, showCommunity } from '../testing/testCommunity.tsx';

const VIP = '/api/v3/member/vip/levels';
const level = (at: number, turnover: number) => ({
  level: at,
  name: `Level ${at}`,
  color: '#a9713d',
  turnover,
  deposit: turnover / 10,
  benefits: [`Benefit ${at}`],
});
const levels = [level(0, 0), level(1, 20_000)];
const own = {
  level: 0,
  granted: false,
  turnover: 5000,
  deposit: 100,
  next: { level: 1, turnover_left: 15_000, deposit_left: 1900 },
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (replies: CommunityReplies, options = {}) =>
  showCommunity(<VipOverview />, replies, { path: '/vip', ...options });

it.each([
  ['en', 'Compare levels', '15,000 baht to go'],
  ['th', 'เปรียบเทียบระดับ', 'ยังขาด 15,000 บาท'],
] as const)(
  'shows a member the missing amount to the next level, above all levels (%s)',
  async (locale, table, left) => {
    await show({ [VIP]: { period_days: 30, levels, own } }, { locale, member: true });
    expect(await screen.findByText(left)).toBeDefined();
    expect(screen.getByRole('table', { name: table })).toBeDefined();
  },
);

it.each([
  ['en', 'Log in to see your level and progress', 'Log in', '/en/login?url=%2Fvip'],
  ['th', 'เข้าสู่ระบบเพื่อดูระดับและความคืบหน้าของคุณ', 'เข้าสู่ระบบ', '/login?url=%2Fvip'],
] as const)(
  'shows a visitor the levels and a login link (%s)',
  async (locale, words, login, href) => {
    await show({ [VIP]: { period_days: 30, levels } }, { locale });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: login }).getAttribute('href')).toBe(href);
    expect(screen.queryByRole('progressbar')).toBeNull();
  },
);

it.each([
  ['en', 'No VIP levels at the moment', 'The VIP levels could not be loaded', 'Retry'],
  ['th', 'ยังไม่มีระดับ VIP', 'โหลดระดับ VIP ไม่สำเร็จ', 'ลองใหม่'],
] as const)(
  'reports that there are none, and that loading failed (%s)',
  async (locale, none, failed, retry) => {
    const replies: CommunityReplies = { [VIP]: 'down' };
    await show(replies, { locale });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByText(failed)).toBeDefined();
    replies[VIP] = { period_days: 30, levels: [] };
    fireEvent.click(screen.getByRole('button', { name: retry }));
    expect(await screen.findByText(new RegExp(none))).toBeDefined();
  },
);
