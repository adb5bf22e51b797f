import { createMemberApi } from '@brand/api';
import core from '@brand/ui/messages/core.en';
import games from '@brand/ui/messages/games.en';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../platform/query/queryClient.ts';
import type { Services } from '../../../member/services.ts';
import { TestSite } from '../../../member/testing/testSite.tsx';
import siteCore from '../../../messages/core.en.json';
import siteGames from '../../../messages/games.en.json';
import { DemoGames } from './DemoGames.tsx';

/** Waits for the list. */
let arrive = () => {};

beforeEach(() => {
  history.replaceState(null, '', '/en/demo');
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(types: readonly string[]) {
  const held = new Promise<void>((resolve) => (arrive = resolve));
  vi.stubGlobal('fetch', async (input: Request) => {
    if (!input.url.endsWith('/lists')) return Response.json({ code: 0, result: [] });
    await held;
    const list = types.map((type, at) => ({
      _id: `g${at}`,
      type,
      category: 'kite',
      handle: '/launch',
      nameEn: `Game ${at}`,
      demo: true,
    }));
    return Response.json({ code: 0, result: { list, total: list.length } });
  });
  const session = { read: () => null, write: () => {}, subscribe: () => () => {} };
  const api = createMemberApi({ baseUrl: 'https://api.example', session, onServerDate: () => {} });
  const operator = {
    demoLobbies: [],
    optionalCalls: { jackpots: false },
    features: { demo: true },
  };
  const services = { api, session, operator, queries: createQueryClient() } as unknown as Services;
  render(
    <TestSite services={services} words={[core, games, siteCore, siteGames]}>
      <DemoGames />
    </TestSite>,
  );
}

const kinds = () => {
  const nav = screen.queryByRole('navigation');
  return nav
    ? within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent)
    : null;
};
const shown = () => screen.findByRole('link', { name: 'Game 0' });

it('reserves the space of the types until they are known', async () => {
  open(['slot', 'casino', 'slot']);
  expect(kinds()).toEqual(['All']);
  await act(async () => arrive());
  await shown();
  expect(kinds()).toEqual(['All', 'Slots', 'Casino']);
});

it('has no type filter when all games have one type', async () => {
  open(['slot', 'slot']);
  await act(async () => arrive());
  await shown();
  expect(kinds()).toBeNull();
});
