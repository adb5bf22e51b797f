import { setClock } from '@brand/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderLobby, setUpLobby, wireGames } from '../testing/testLobby.tsx';
import {
  BONUSES,
  LIMITS,
  TOURNAMENTS,
  bonusesReply,
  limitsReply,
  place,
  tournamentsReply,
} from './testing/onNowReplies.ts';

const ALL = { tournament: true, promotions: true };
const REPLIES = {
  [TOURNAMENTS]: tournamentsReply(place(12, 340)),
  [BONUSES]: bonusesReply,
  [LIMITS]: limitsReply(null),
};

type Options = Parameters<typeof renderLobby>[0];

/** A member who has played, with everything on. */
const member = (options: Options = {}) =>
  renderLobby({
    member: true,
    recent: wireGames(2, 'r'),
    features: ALL,
    depositLimits: true,
    replies: REPLIES,
    ...options,
  });
const strip = () => screen.findByRole('region', { name: 'On now' });
/** The cards, when they have replaced their skeletons. */
const shown = async () => within(await strip()).findAllByRole('article');
const cards = async () => (await shown()).map((card) => card.dataset['component']);

setUpLobby();

describe('what is on now for a member', () => {
  it('is the last game, the tournament that ends first with the own rank, and a usable bonus', async () => {
    member();
    expect(await cards()).toEqual([
      'tournament-highlight',
      'continue-highlight',
      'offer-highlight',
    ]);
    const [tournament, game, offer] = await shown();
    const link = (card: HTMLElement, name: string) =>
      within(card).getByRole('link', { name }).getAttribute('href');
    expect(link(game!, 'r 0')).toBe('/en/game/r0/r-0');
    expect(link(game!, 'Details of r 0')).toBe('/en/game/r0');
    expect(tournament!.textContent).toContain('Ends in 2:00:00');
    expect(tournament!.textContent).toContain('Rank 12 · 340 points');
    expect(link(tournament!, 'The evening')).toBe('/en/tournament?id=evening');
    expect(link(tournament!, '1 more tournament')).toBe('/en/tournament');
    expect(offer!.textContent).toContain('Min ฿200 · up to ฿300 · 3× turnover');
    expect(link(offer!, 'Bonus daily')).toMatch(/[?&]bonus=daily$/);
    expect(link(offer!, 'Terms: Bonus daily')).toBe('/en/promotion?id=daily');
  });

  it('invites to join without a rank', async () => {
    member({ replies: { ...REPLIES, [TOURNAMENTS]: tournamentsReply(place(null, 0)) } });
    expect((await cards())[0]).toBe('continue-highlight');
    expect((await strip()).textContent).toContain('Join');
  });

  it('is the tournament with a rank of the member, although another one ends first', async () => {
    const reply = tournamentsReply();
    const [month, ...others] = reply.result.list;
    const list = [{ ...month, ...place(3, 90) }, ...others];
    member({ replies: { ...REPLIES, [TOURNAMENTS]: { ...reply, result: { list } } } });
    const tournament = (await shown())[0]!;
    expect(tournament.textContent).toContain('The month');
    expect(tournament.textContent).toContain('Rank 3 · 90 points');
    expect(tournament.textContent).toContain('1 more');
  });

  it('is the popular games if there is nothing else, so that nothing moves', async () => {
    member({
      recent: [],
      replies: { ...REPLIES, [TOURNAMENTS]: 'down', [BONUSES]: 'down' },
    });
    expect(await cards()).toEqual(['highlight-card']);
    const link = within(await strip()).getByRole('link', { name: 'Hot games' });
    expect(link.getAttribute('href')).toBe('/en/list/hot');
  });

  it('is above the rows in a site without tournaments, too', async () => {
    member({ features: { tournament: false, promotions: true } });
    const row = await screen.findByRole('heading', { name: 'Recently played' });
    expect((await strip()).compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('appears as a whole, and not before everything is known', async () => {
    let answer: (value: Response) => void = () => undefined;
    member();
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', (input: Request) =>
      input.url.includes(BONUSES)
        ? new Promise<Response>((resolve) => (answer = resolve))
        : fetched(input),
    );
    await waitFor(() => expect(screen.getAllByText('Recently played')).toBeTruthy());
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    const reserved = await strip();
    expect(reserved.getAttribute('aria-busy')).toBe('true');
    expect(within(reserved).queryAllByRole('article')).toEqual([]);
    await act(async () => answer(Response.json(bonusesReply)));
    expect(await cards()).toHaveLength(3);
  });

  it('shows no bonus that has ended, but the next one', async () => {
    const now = Date.UTC(2026, 0, 15, 2, 30);
    const [, , daily] = bonusesReply.result.list;
    const list = [{ ...daily, id: 'payday', title: 'Payday', ends: now / 1000 + 60 }, daily];
    member({ replies: { ...REPLIES, [BONUSES]: { code: 0, result: { list, mine: [] } } } });
    expect(await screen.findByRole('link', { name: 'Payday' })).toBeDefined();
    act(() => onTestFinished(setClock(() => now + 60_000)));
    expect(within(await strip()).queryByRole('link', { name: 'Payday' })).toBeNull();
    expect(within(await strip()).getByRole('link', { name: 'Bonus daily' })).toBeDefined();
  });

  it.each([
    ['it is under maintenance', { recent: wireGames(1, 'r', { launching: false }) }],
    ['its provider is closed', { closed: ['b'] }],
    ['there is none', { recent: [] }],
  ] as [string, Options][])('has no game to continue if %s', async (_reason, options) => {
    member(options);
    expect(await cards()).toEqual(['tournament-highlight', 'offer-highlight']);
  });

  it.each([
    ['tournament', TOURNAMENTS, ['continue-highlight', 'offer-highlight']],
    ['promotions', BONUSES, ['tournament-highlight', 'continue-highlight']],
  ] as const)('requests nothing of a feature that is off: %s', async (feature, path, rest) => {
    const page = member({ features: { ...ALL, [feature]: false } });
    expect(await cards()).toEqual(rest);
    expect(page.calls).not.toContain(path);
  });

  it('leaves out what could not be read', async () => {
    member({ replies: { ...REPLIES, [TOURNAMENTS]: 'down' } });
    await waitFor(async () =>
      expect(await cards()).toEqual(['continue-highlight', 'offer-highlight']),
    );
  });
});

describe('a member with an own deposit limit', () => {
  it('sees what is left of it, and no tournament or bonus', async () => {
    member({ replies: { ...REPLIES, [LIMITS]: limitsReply(500) } });
    expect(await cards()).toEqual(['continue-highlight', 'highlight-card']);
    const limit = within(await strip()).getByRole('link', { name: 'Left today: 300 baht' });
    expect(limit.getAttribute('href')).toBe('/en/limits');
    expect((await strip()).textContent).not.toMatch(/Join|Prize pool|bonus/i);
  });

  it('is not invited either while the limits are unknown', async () => {
    member({
      replies: { ...REPLIES, [TOURNAMENTS]: tournamentsReply(place(null, 0)), [LIMITS]: 'down' },
    });
    await waitFor(async () =>
      expect(await cards()).toEqual(['continue-highlight', 'tournament-highlight']),
    );
    expect((await strip()).textContent).not.toContain('Join');
  });
});

describe('what is on now for a visitor', () => {
  it('is nothing, and requests nothing, if the operator has no tournaments and promotions', async () => {
    const page = renderLobby();
    await screen.findByRole('region', { name: 'Recent wins' });
    expect(screen.queryByRole('region', { name: 'On now' })).toBeNull();
    expect(page.calls).not.toContain(TOURNAMENTS);
  });

  it('is the tournament, with a way to learn how to join', async () => {
    renderLobby({ features: { tournament: true }, replies: REPLIES });
    await screen.findByText('How to join');
    expect(await cards()).toEqual(['tournament-highlight']);
    expect((await strip()).textContent).not.toContain('Rank');
  });
});
