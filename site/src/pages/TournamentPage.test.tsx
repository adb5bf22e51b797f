import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TournamentPage } from './TournamentPage.tsx';
import { NOW, showCommunity } from '../areas/community/testing/testCommunity.tsx';

const LIST = '/api/v3/member/tournament/list';
const DETAIL = '/api/v3/member/tournament/detail';
const GAMES = '/api/v3/member/game/lists';
const MINUTE = 60_000;

const seconds = (ms: number) => Math.floor(ms / 1000);
const wire = (id: string, state: string, starts: number, ends: number, rest: object = {}) => ({
  id,
  title: `The ${id}`,
  summary: 'All slots count.',
  state,
  starts_at: seconds(NOW + starts),
  ends_at: seconds(NOW + ends),
  prize_pool: 100_000,
  players: 3,
  game_type: 'slot',
  providers: null,
  imageUrl: null,
  ...rest,
});
const RUNNING = wire('sprint', 'active', -10 * MINUTE, 5 * MINUTE);
const COMING = wire('duel', 'coming_soon', 5 * MINUTE, 65 * MINUTE);
const row = (rank: number, own = false) => ({
  rank,
  name: `p${rank}***`,
  points: 1000 - rank,
  prize: rank < 3 ? 500 : null,
  own,
});
const detail = (over: object = {}) => ({
  ...RUNNING,
  rules: ['Every 10 baht bet earns 1 point.'],
  turnover_per_point: 10,
  prizes: [{ from: 1, to: 2, amount: 500 }],
  leaderboard: Array.from({ length: 20 }, (_, at) => row(at + 1)),
  ...over,
});
const OWN = { rank: 42, points: 8, prize: null, points_to_next: 4 };

beforeEach(() => void vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const panel = () => within(screen.getByRole('tabpanel'));

describe('list of tournaments', () => {
  it('moves a tournament automatically when it starts or ends, and reads the list once more', async () => {
    const { calls } = await showCommunity(
      <TournamentPage />,
      { [LIST]: { list: [RUNNING, COMING] } },
      { path: '/tournament' },
    );
    expect(await panel().findByRole('link', { name: 'The sprint' })).toBeDefined();
    expect(panel().queryByRole('link', { name: 'The duel' })).toBeNull();
    const asked = () => calls.filter(({ path }) => path === LIST).length;
    expect(asked()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(5 * MINUTE));
    expect(panel().getByRole('link', { name: 'The duel' })).toBeDefined();
    expect(panel().queryByRole('link', { name: 'The sprint' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(asked()).toBe(2);
    // The reply still contains the old states: nothing moves back, and there is no request loop.
    await act(() => vi.advanceTimersByTimeAsync(30 * MINUTE));
    expect(panel().getByRole('link', { name: 'The duel' })).toBeDefined();
    expect(asked()).toBe(2);
  });

  it('requests nothing in a hidden tab, and once when it becomes visible', async () => {
    const { calls } = await showCommunity(
      <TournamentPage />,
      { [LIST]: { list: [RUNNING] } },
      { path: '/tournament' },
    );
    await panel().findByRole('link', { name: 'The sprint' });
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(20 * MINUTE));
    // Lets a pending timer of the state change run.
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(calls.filter(({ path }) => path === LIST)).toHaveLength(1);
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(calls.filter(({ path }) => path === LIST)).toHaveLength(2));
  });

  it.each([
    ['en', 'active', 'No active tournament', 'See what is coming soon'],
    ['th', 'active', 'ยังไม่มีทัวร์นาเมนต์', 'ดูรายการที่จะเริ่มเร็วๆ นี้'],
    ['en', 'ended', 'No ended tournaments yet', null],
  ] as const)('shows an empty state (%s, %s)', async (locale, state, words, way) => {
    await showCommunity(
      <TournamentPage />,
      { [LIST]: { list: [] } },
      { locale, path: `/tournament?state=${state}` },
    );
    expect(await panel().findByText(new RegExp(words))).toBeDefined();
    if (way === null) return;
    fireEvent.click(panel().getByRole('button', { name: way }));
    expect(location.search).toBe('?state=comingSoon');
  });

  it.each([
    ['en', 'The tournaments could not be loaded', 'Retry'],
    ['th', 'โหลดทัวร์นาเมนต์ไม่สำเร็จ', 'ลองใหม่'],
  ] as const)('reports that loading failed, and retries (%s)', async (locale, words, retry) => {
    const replies: Record<string, object | 'down'> = { [LIST]: 'down' };
    await showCommunity(<TournamentPage />, replies, { locale, path: '/tournament' });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByText(words)).toBeDefined();
    replies[LIST] = { list: [RUNNING] };
    fireEvent.click(screen.getByRole('button', { name: retry }));
    expect(await screen.findByRole('link', { name: 'The sprint' })).toBeDefined();
  });

  const HOUR = 60 * MINUTE;
  const leader = { rank: 1, name: 'som***', points: 9, prize: 300, own: false };
  const over = (id: string, ended: number) =>
    wire(id, 'ended', -9 * HOUR, -ended * HOUR, { leaders: [leader] });

  it.each([
    ['en', 'Play to join', 'Latest winners'],
    ['th', 'เล่นเพื่อเข้าร่วม', 'ผู้ชนะล่าสุด'],
  ] as const)(
    'starts with a scene and its podium, next to the latest winners (%s)',
    async (locale, join, winners) => {
      const first = { ...RUNNING, leaders: [leader] };
      const later = wire('league', 'active', -10 * MINUTE, 50 * MINUTE);
      // A series that ended twice is shown once.
      const list = [first, later, over('cup', 3), over('cup', 2), over('race', 1)];
      await showCommunity(
        <TournamentPage />,
        { [LIST]: { list } },
        { locale, path: '/tournament' },
      );
      const [scene, card] = await panel().findAllByRole('article');
      expect(scene?.textContent).toContain('som***');
      expect(within(scene!).getByRole('link', { name: join })).toBeDefined();
      expect(within(card!).queryByRole('link', { name: join })).toBeNull();
      const aside = within(screen.getByRole('complementary', { name: winners }));
      const names = aside.getAllByRole('article').map((each) => within(each).getByRole('link'));
      expect(names.map(({ textContent }) => textContent)).toEqual(['The race', 'The cup']);
    },
  );

  it('shows the winners under Ended, without a second column', async () => {
    await showCommunity(
      <TournamentPage />,
      { [LIST]: { list: [over('cup', 1)] } },
      { path: '/tournament?state=ended' },
    );
    expect((await panel().findByRole('list', { name: 'Winners' })).textContent).toContain('som***');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('contains only slot tournaments on /slot-tournament', async () => {
    const { calls } = await showCommunity(
      <TournamentPage />,
      { [LIST]: { list: [RUNNING] } },
      { path: '/slot-tournament' },
    );
    await panel().findByRole('link', { name: 'The sprint' });
    expect(calls[0]?.query['type']).toBe('slot');
  });
});

describe('one tournament', () => {
  const show = (reply: object | number, options: { member?: boolean; locale?: 'th' | 'en' } = {}) =>
    showCommunity(
      <TournamentPage />,
      { [DETAIL]: reply, [GAMES]: { list: [], total: 0 } },
      { path: '/tournament?id=sprint', ...options },
    );

  it('polls its table while it runs and is visible, and not in a hidden tab', async () => {
    const { calls } = await show(detail({ ends_at: seconds(NOW + 600 * MINUTE) }), {
      member: true,
    });
    await screen.findByRole('list', { name: 'Leaderboard' });
    const asked = () => calls.filter(({ path }) => path === DETAIL).length;
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(asked()).toBe(3);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE));
    expect(asked()).toBe(3);
    hidden.mockRestore();
  });

  it('keeps the member’s own row visible below the other rows', async () => {
    await show(detail({ players: 5000, own: OWN }), { member: true });
    const rows = within(await screen.findByRole('list', { name: 'Leaderboard' })).getAllByRole(
      'listitem',
    );
    expect(rows).toHaveLength(11);
    expect(rows.at(-1)?.dataset['state']).toBe('own');
    expect(rows.at(-1)?.textContent).toContain('4 points to the next rank');
  });

  it('reads further ranks on demand, keeps them current, and reads no more than there are', async () => {
    let points = 1000;
    const { calls } = await showCommunity(
      <TournamentPage />,
      {
        [GAMES]: { list: [], total: 0 },
        [DETAIL]: ({ skip = '0' }) =>
          detail({
            ends_at: seconds(NOW + 600 * MINUTE),
            players: 130,
            skip: Number(skip),
            leaderboard: Array.from({ length: skip === '0' ? 100 : 30 }, (_, at) => ({
              ...row(Number(skip) + at + 1),
              points: points - Number(skip) - at,
            })),
          }),
      },
      { path: '/tournament?id=sprint' },
    );
    const list = await screen.findByRole('list', { name: 'Leaderboard' });
    const rows = () => within(list).getAllByRole('listitem');
    const more = () => screen.queryByRole('button', { name: 'Show more' });
    const skips = () => calls.flatMap(({ query }) => query['skip'] ?? []);
    for (let presses = 0; presses < 12 && more(); presses += 1) {
      fireEvent.click(more()!);
      await act(() => vi.advanceTimersByTimeAsync(50));
    }
    expect(rows()).toHaveLength(130);
    expect(more()).toBeNull();
    expect(skips()).toEqual(['100']);
    points = 2000;
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(rows()).toHaveLength(130);
    expect(rows().at(-1)?.textContent).toContain('1,871 points');
  });

  it('ends with its first rows at an API that has no further ones', async () => {
    const { calls } = await show(detail({ players: 130 }));
    await screen.findByRole('list', { name: 'Leaderboard' });
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(calls.some(({ query }) => query['skip'])).toBe(false);
  });

  it('shows a visitor the table without an own row, and a login link that returns here', async () => {
    await show(detail());
    const login = within(await screen.findByRole('region', { name: 'Your rank' })).getByRole(
      'link',
    );
    expect(login.getAttribute('href')).toBe('/en/login?url=%2Ftournament%3Fid%3Dsprint');
    expect(document.querySelector('[data-part=row][data-state=own]')).toBeNull();
  });

  it('shows after its end who has won and that the prize was paid, and stops polling', async () => {
    const ended = detail({
      state: 'ended',
      ends_at: seconds(NOW - MINUTE),
      own: { rank: 2, points: 900, prize: 500, points_to_next: null, paid_at: seconds(NOW) },
    });
    const { calls } = await show(ended, { member: true });
    const winners = await screen.findByRole('list', { name: 'Winners' });
    expect(within(winners).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(/paid to your wallet on/)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Final leaderboard' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE));
    expect(calls.filter(({ path }) => path === DETAIL)).toHaveLength(1);
  });

  it.each([
    ['en', /This tournament is no longer available/],
    ['th', /ไม่มีทัวร์นาเมนต์นี้แล้ว|ทัวร์นาเมนต์นี้/],
  ] as const)('shows an unknown tournament with a link to all (%s)', async (locale, words) => {
    await show(404, { locale });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  });

  it('opens from the list with cached data, and Back closes it', async () => {
    await showCommunity(
      <TournamentPage />,
      { [LIST]: { list: [RUNNING] }, [DETAIL]: detail(), [GAMES]: { list: [], total: 0 } },
      { path: '/tournament', member: true },
    );
    fireEvent.click(await panel().findByRole('link', { name: 'The sprint' }));
    expect(location.search).toBe('?id=sprint');
    const name = screen.getByRole('heading', { name: 'The sprint' });
    expect(document.activeElement).toBe(name);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
    expect(await screen.findByRole('list', { name: 'Leaderboard' })).toBeDefined();
    act(() => history.back());
    await waitFor(() => expect(location.search).toBe(''));
    expect(await panel().findByRole('link', { name: 'The sprint' })).toBeDefined();
  });
});
