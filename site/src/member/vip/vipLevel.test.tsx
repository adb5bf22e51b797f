import type { VipProgramme } from '@brand/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Services, ServicesContext } from '../services.ts';
import { useKnownVipLevel, vipKey } from './vipLevel.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const programme = (standing: { level: number } | null): VipProgramme =>
  ({
    periodDays: 30,
    levels: [
      { level: 0, name: 'Member' },
      { level: 1, name: 'Bronze' },
    ],
    standing,
  }) as unknown as VipProgramme;

const MEMBER = { userId: 'm1' };

function Level() {
  return <p>{useKnownVipLevel()?.name ?? 'unknown'}</p>;
}

function show() {
  history.replaceState(null, '', '/en/profile');
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const queries = new QueryClient();
  const services = {
    session: { read: () => MEMBER, subscribe: () => () => undefined },
  } as unknown as Services;
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <Level />
      </QueryClientProvider>
    </ServicesContext>,
  );
  return { queries, fetched };
}

it('is unknown until a page has read it, and requests nothing', () => {
  const { fetched } = show();
  expect(screen.getByText('unknown')).toBeDefined();
  expect(fetched).not.toHaveBeenCalled();
});

it('is the level of the member once a page has read it', async () => {
  const { queries } = show();
  await act(async () => queries.setQueryData(vipKey('en', 'm1'), programme({ level: 1 })));
  expect(await screen.findByText('Bronze')).toBeDefined();
});

it('is not the level of another member', async () => {
  const { queries } = show();
  await act(async () => queries.setQueryData(vipKey('en', 'm2'), programme({ level: 1 })));
  expect(screen.getByText('unknown')).toBeDefined();
});
