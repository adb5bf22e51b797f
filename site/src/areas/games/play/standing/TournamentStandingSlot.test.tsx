import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemberApi } from '@brand/api';
import type { Game, Session } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { setClock } from '@brand/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages } from '../../../../language/messages.ts';
import { type Services, ServicesContext } from '../../../../member/services.ts';
import { createQueryClient } from '../../../../platform/query/queryClient.ts';
import { PageIntl } from '../../../../routing/PageIntl.tsx';
import { TournamentStandingSlot } from './TournamentStandingSlot.tsx';

/** 15 January 2026, 09:30 in Bangkok. */
const NOW = Date.UTC(2026, 0, 15, 2, 30);
const HOUR = 3_600_000;

const MEMBER = { userId: 'm1', accessToken: 'at_0123456789' } as Session;
const game = { id: 'g1', type: 'slot', provider: { id: 'orchid-row' } } as Game;
let visibility: DocumentVisibilityState = 'visible';
let calls = 0;
let rank: number | null = 12;

const tournament = (id: string, from: number, until: number, rest: object = {}) => ({
  id,
  title: `The ${id}`,
  summary: '',
  state: from > 0 ? 'coming_soon' : 'active',
  starts_at: (NOW + from * HOUR) / 1000,
  ends_at: (NOW + until * HOUR) / 1000,
  prize_pool: 9000,
  players: 20,
  game_type: 'slot',
  providers: null,
  imageUrl: null,
  own: { rank, points: 340, prize: null, points_to_next: null, paid_at: null },
  ...rest,
});

function play(list: () => object[]) {
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return Response.json({ code: 0, result: { list: list() } });
  });
  const session = {
    read: () => MEMBER,
    write: () => undefined,
    subscribe: () => () => undefined,
  };
  const queries = createQueryClient();
  const services = {
    operator: {} as Operator,
    session,
    api: createMemberApi({
      baseUrl: 'https://api.example',
      session,
      onServerDate: () => undefined,
    }),
    queries,
  } as unknown as Services;
  return render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <PageIntl>
          <TournamentStandingSlot game={game} />
        </PageIntl>
      </QueryClientProvider>
    </ServicesContext>,
  );
}
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const line = () => document.querySelector('[data-component=game-standing]')?.textContent ?? null;

beforeAll(async () => {
  await Promise.all([loadMessages('en', 'core'), loadMessages('en', 'home')]);
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  setClock(() => Date.now());
  history.replaceState(null, '', '/en/game/g1/game');
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  calls = 0;
  rank = 12;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('shows rank, points and time left of the tournament that ends first', async () => {
  play(() => [tournament('month', -300, 200), tournament('evening', -1, 2)]);
  await pass(100);
  expect(line()).toContain('The evening');
  expect(line()).toContain('Rank 12');
  expect(line()).toContain('340 points');
  expect(screen.getByRole('timer').textContent).toMatch(/^(?:2:00:00|1:59:59)$/);
});

it('is read again every minute while visible, and never while hidden', async () => {
  play(() => [tournament('evening', -1, 2)]);
  await pass(100);
  expect(calls).toBe(1);
  rank = 9;
  await pass(70_000);
  expect(calls).toBe(2);
  expect(line()).toContain('Rank 9');
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await pass(HOUR / 2);
  expect(calls).toBe(2);
});

it('ends in the moment in which the tournament ends', async () => {
  play(() => [tournament('evening', -1, 1)]);
  await pass(HOUR - 1000);
  expect(line()).toContain('The evening');
  await pass(1000);
  expect(line()).toBeNull();
});

it.each([
  ['does not count in any', () => [tournament('tables', -1, 2, { game_type: 'casino' })]],
  ['is of another provider', () => [tournament('duel', -1, 2, { providers: ['pixel-durian'] })]],
  ['counts tomorrow', () => [tournament('next', 24, 27)]],
])('shows nothing and asks no more if the game %s', async (_name, list) => {
  play(list);
  await pass(HOUR / 2);
  expect(line()).toBeNull();
  expect(calls).toBe(1);
});

it('shows nothing before the first point', async () => {
  rank = null;
  play(() => [tournament('evening', -1, 2)]);
  await pass(100);
  expect(line()).toBeNull();
});
