import type { Session } from '@brand/domain';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages } from '../../language/messages.ts';
import { MEMBER, openCashier, prepareCashier } from '../../member/testing/testCashier.tsx';
import { PromotionList } from './PromotionList.tsx';

const seconds = () => Math.floor(Date.now() / 1000);

const wire = (id: string, more: object = {}) => ({
  id,
  title: id,
  summary: '',
  content: '',
  imageUrl: 'https://cdn.example/wide.svg',
  imageUrlMobile: 'https://cdn.example/phone.svg',
  alt: '',
  color: null,
  link: `/promotion?id=${id}`,
  terms: {
    min_deposit: 300,
    percent: 10,
    fixed: null,
    max_bonus: 1000,
    turnover: 8,
    turnover_on: 'depositAndBonus',
    excluded_types: [],
    excluded_games: [],
  },
  by: 'deposit',
  audience: 'all',
  period: 'daily',
  channels: null,
  starts: seconds() - 60,
  ends: null,
  claimed: false,
  ...more,
});

const list = [
  wire('received', { claimed: true }),
  wire('coming', { starts: seconds() + 600 }),
  wire('more deposits', { by: 'claim' }),
  wire('daily'),
  wire('sign-up', { by: 'registration', audience: 'visitors' }),
];

let answerBonuses: () => void;

beforeAll(async () => {
  await prepareCashier();
  await loadMessages('en', 'community');
});
beforeEach(() => {
  const asked = new Promise<void>((resolve) => (answerBonuses = resolve));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/promotion/list')) return Response.json({ code: 0, result: list });
    if (!pathname.endsWith('/bonus/list')) throw new TypeError('Failed to fetch');
    await asked;
    const refusal = { code: 2104, needed: 10_000, have: 500 };
    const offer = { ...wire('more deposits', { by: 'claim' }), credit: null, refusal };
    return Response.json({ code: 0, result: { list: [offer], mine: [] } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(session: Session | null) {
  const page = openCashier('https://api.example', session ?? MEMBER);
  if (!session) page.services.session.write(null);
  page.show(<PromotionList />);
}

const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('shows a visitor what works without an account first, and what has not started last', async () => {
  open(null);
  await screen.findByRole('heading', { name: 'daily' });
  expect(titles()).toEqual(['sign-up', 'more deposits', 'daily', 'received', 'coming']);
});

it('offers a visitor on each card only to sign up for this promotion', async () => {
  open(null);
  await screen.findByRole('heading', { name: 'daily' });
  const links = screen.getAllByRole('link', { name: 'Sign up for this bonus' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['sign-up', 'more deposits', 'daily'].map(
      (id) => `/en/register?url=${encodeURIComponent(`/promotion?id=${encodeURIComponent(id)}`)}`,
    ),
  );
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

it('shows a member usable promotions first, once it is known which these are', async () => {
  open(MEMBER);
  await vi.waitFor(() => expect(screen.getByRole('status')).toBeDefined());
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () => answerBonuses());
  await screen.findByRole('heading', { name: 'daily' }, { timeout: 5000 });
  expect(titles()).toEqual(['daily', 'more deposits', 'received', 'coming', 'sign-up']);
});
