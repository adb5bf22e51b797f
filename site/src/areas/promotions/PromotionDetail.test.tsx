import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '@brand/domain';
import { loadMessages } from '../../language/messages.ts';
import { MEMBER, openCashier, prepareCashier } from '../../member/testing/testCashier.tsx';
import { PromotionDetail } from './PromotionDetail.tsx';

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);

const wire = (more: object = {}) => ({
  id: 'welcome',
  title: '100% on your first deposit',
  summary: '',
  content: '',
  imageUrl: 'https://cdn.example/wide.svg',
  imageUrlMobile: 'https://cdn.example/phone.svg',
  alt: '',
  color: null,
  link: '/promotion?id=welcome',
  terms: {
    min_deposit: 300,
    percent: 100,
    fixed: null,
    max_bonus: 1000,
    turnover: 8,
    turnover_on: 'depositAndBonus',
    excluded_types: ['casino'],
    excluded_games: [],
  },
  by: 'deposit',
  audience: 'new',
  period: 'once',
  channels: null,
  starts: now() - DAY,
  ends: now() + 3 * DAY,
  claimed: false,
  ...more,
});

let promotion: object | null = null;
let refusal: { code: number } | null = null;

beforeAll(async () => {
  await prepareCashier();
  await loadMessages('en', 'community');
});
beforeEach(() => {
  promotion = wire();
  refusal = null;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/promotion/list')) {
      const list = promotion ? [promotion] : [];
      return Response.json({ code: 0, result: list });
    }
    if (pathname.endsWith('/bonus/list')) {
      const list = refusal ? [{ ...wire(), credit: null, refusal }] : [];
      return Response.json({ code: 0, result: { list, mine: [] } });
    }
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(session: Session | null = MEMBER) {
  const page = openCashier('https://api.example', session ?? MEMBER);
  if (!session) page.services.session.write(null);
  page.show(<PromotionDetail id="welcome" heading={null} />);
  await screen.findByRole('heading', { name: '100% on your first deposit' });
}

const deposit = () => screen.queryByRole('link', { name: 'Deposit with this bonus' });

describe('promotion details', () => {
  it('show all terms in figures, with an example in baht', async () => {
    await open();
    const terms = screen.getAllByRole('term').map((each) => each.textContent);
    expect(terms).toEqual([
      'Minimum deposit',
      'Bonus',
      'Maximum bonus',
      'Turnover',
      'Does not count',
      'How often',
      'For',
      'Starts',
      'Ends',
    ]);
    expect(screen.getByText('8,000 baht')).toBeDefined();
    expect(deposit()?.getAttribute('href')).toContain('bonus=welcome');
  });

  it('let a visitor read them, and offer to sign up for it or to log in, with the way back', async () => {
    await open(null);
    expect(deposit()).toBeNull();
    const back = `?url=${encodeURIComponent('/promotion?id=welcome')}`;
    for (const [name, page] of [
      ['Sign up for this bonus', 'register'],
      ['Log in', 'login'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(`/en/${page}${back}`);
    }
  });

  it.each([
    ['that has not started', { starts: now() + DAY, ends: null }, 'This promotion starts on'],
    ['that is over', { starts: now() - 9 * DAY, ends: now() - DAY }, 'This promotion has ended'],
    ['that was received', { claimed: true }, 'You have already used this promotion'],
    ['for visitors', { by: 'registration', audience: 'visitors' }, 'for new sign-ups only'],
    [
      'For invited members only',
      { by: 'countdown', audience: 'invited' },
      'For invited members only',
    ],
  ])('offer no action for one %s, and say why', async (_name, more, sentence) => {
    promotion = wire(more);
    await open();
    expect(screen.getByRole('note').textContent).toContain(sentence);
    expect(deposit()).toBeNull();
    expect(screen.queryByText('Open now')).toBeNull();
  });

  it('say why it is not for this member before a try', async () => {
    refusal = { code: 2103 };
    await open();
    expect((await screen.findByRole('note')).textContent).toContain('never deposited');
    expect(deposit()).toBeNull();
    expect(screen.getByText('Not available to you')).toBeDefined();
  });

  it('show a skeleton while loading', async () => {
    openCashier('https://api.example').show(<PromotionDetail id="welcome" heading={null} />);
    expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
    await screen.findByRole('heading', { name: '100% on your first deposit' });
  });

  it('report an unknown promotion, with a link to the list', async () => {
    promotion = null;
    openCashier('https://api.example').show(<PromotionDetail id="welcome" heading={null} />);
    expect(await screen.findByText('Promotion not found')).toBeDefined();
    const ways = screen.getAllByRole('link', { name: 'All promotions' });
    expect(ways.at(-1)?.getAttribute('href')).toBe('/en/promotion');
  });
});
