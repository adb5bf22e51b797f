import { createMemberApi } from '@brand/api';
import core from '@brand/ui/messages/core.en';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { RouteParamsContext } from '../routing/navigation.ts';
import { createQueryClient } from '../platform/query/queryClient.ts';
import type { Services } from '../member/services.ts';
import { TestSite } from '../member/testing/testSite.tsx';
import siteCore from '../messages/core.en.json';
import { GamePage } from './GamePage.tsx';

vi.mock('../areas/games/play/GameScreen.tsx', () => ({
  GameScreen: ({ game, isDemo }: { game: { nameEn: string }; isDemo: boolean }) => (
    <h1>
      {game.nameEn} {isDemo ? 'for free' : 'for money'}
    </h1>
  ),
}));

/** More games than one reply contains. */
const GAMES = Array.from({ length: 700 }, (_, at) => ({
  _id: `g${at}`,
  type: 'slot',
  category: 'kite',
  handle: '/launch',
  nameEn: `Game ${at}`,
}));

interface ListsBody {
  readonly ids?: readonly string[];
  readonly limit: number;
}

let asked: ListsBody[] = [];

// Loaded before the tests: the module is large, and no test should wait for it.
beforeAll(async () => {
  await import('@brand/api/gameDetail');
});
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    const body = (await input.json()) as ListsBody;
    asked.push(body);
    const found = GAMES.filter(({ _id }) => body.ids?.includes(_id) ?? true);
    const list = found.slice(0, body.limit);
    return Response.json({ code: 0, result: { list, total: found.length } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(id: string, name: string, features: object = { demo: true }) {
  history.replaceState(null, '', `/en/game/${id}/${name}`);
  const session = { read: () => null, write: () => {}, subscribe: () => () => {} };
  const api = createMemberApi({ baseUrl: 'https://api.example', session, onServerDate: () => {} });
  const queries = createQueryClient();
  const services = { api, session, queries, operator: { features } } as unknown as Services;
  render(
    <TestSite services={services} words={[core, siteCore]}>
      <RouteParamsContext value={{ id, name }}>
        <GamePage />
      </RouteParamsContext>
    </TestSite>,
  );
}

const shows = (name: string) => screen.findByRole('heading', { level: 1, name });

it('plays one of thousands of games by its address, and requests no other', async () => {
  open('g699', 'game');
  await shows('Game 699 for money');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.ids).toEqual(['g699']);
});

it.each(['nowhere', 'x'.repeat(300)])('is not found when there is no such game: %s', async (id) => {
  open(id, 'game');
  await shows('This page could not be found');
});

it('has a demo if the operator has play money, otherwise the page is not found', async () => {
  open('g1', 'game-demo');
  await shows('Game 1 for free');
  cleanup();
  open('g1', 'game-demo', { demo: false });
  await shows('This page could not be found');
});
