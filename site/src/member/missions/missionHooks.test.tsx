import type { FreeSpins, Mission, MissionBoard } from '@brand/domain';
import { satang } from '@brand/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Services, ServicesContext } from '../services.ts';
import { useRewardsToCollect } from './useRewardsToCollect.ts';
import { useSpinsInGame } from './useSpinsInGame.ts';

const missions = vi.hoisted(() => vi.fn<() => Promise<MissionBoard>>());
const freeSpins = vi.hoisted(() => vi.fn<() => Promise<readonly FreeSpins[]>>());
vi.mock('@brand/api/missions', () => ({ createMissionsApi: () => ({ missions, freeSpins }) }));

const mission = (state: Mission['state']) => ({ state }) as Mission;
const spins = (id: string, left: number): FreeSpins => ({
  id: `F${id}`,
  game: { id, name: id, image: '' },
  total: 5,
  left,
  bet: satang(100),
  expiresAt: 4_000_000_000_000,
});

beforeEach(() => {
  missions.mockReset().mockResolvedValue({
    isProtected: false,
    checkIn: null,
    missions: [mission('toCollect'), mission('running'), mission('toCollect')],
  });
  freeSpins.mockReset().mockResolvedValue([spins('g_1', 3), spins('g_2', 1)]);
});
afterEach(cleanup);

function Shown() {
  return <output>{`${useRewardsToCollect() ?? 'unknown'}, ${useSpinsInGame('g_1')}`}</output>;
}

async function show({ isOn = true, isMember = true }) {
  const queries = new QueryClient();
  const session = isMember ? { userId: 'm_0001' } : null;
  const services = {
    queries,
    api: { client: {} },
    session: { subscribe: () => () => undefined, read: () => session },
    operator: { features: { missions: isOn } },
  } as unknown as Services;
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <Shown />
      </QueryClientProvider>
    </ServicesContext>,
  );
  // A request would start within these tasks.
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}

it('counts rewards to collect and free spins of a game once they are known', async () => {
  await show({});
  expect(await screen.findByText('2, 3')).toBeDefined();
});

it.each([{ isOn: false }, { isMember: false }])('requests nothing with %j', async (how) => {
  await show(how);
  expect(screen.getByText('unknown, 0')).toBeDefined();
  expect([missions.mock.calls, freeSpins.mock.calls]).toEqual([[], []]);
});
