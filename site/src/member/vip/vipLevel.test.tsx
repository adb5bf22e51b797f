import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Services, ServicesContext } from '../services.ts';
import { useVipLevel } from './vipLevel.ts';

const vip = vi.fn<(locale: string) => Promise<unknown>>();
vi.mock(import('@brand/api/community'), async (original) => ({
  ...(await original()),
  createCommunityApi: () => ({ vip }) as never,
}));

afterEach(() => {
  cleanup();
  vip.mockReset();
});

const programme = (level: number) => ({
  levels: [
    { level: 0, name: 'Member' },
    { level: 1, name: 'Bronze' },
  ],
  standing: { level },
});

function Level() {
  return <p>{useVipLevel()?.name ?? 'unknown'}</p>;
}

function show({ userId = 'm1' as string | null, offered = true } = {}) {
  history.replaceState(null, '', '/en/profile');
  const session = userId === null ? null : { userId };
  const services = {
    api: { client: {} },
    operator: { features: { vip: offered } },
    session: { read: () => session, subscribe: () => () => undefined },
  } as unknown as Services;
  render(
    <ServicesContext value={services}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <Level />
      </QueryClientProvider>
    </ServicesContext>,
  );
}

it('is read in the language of the page', async () => {
  vip.mockResolvedValue(programme(1));
  show();
  expect(screen.getByText('unknown')).toBeDefined();
  expect(await screen.findByText('Bronze')).toBeDefined();
  expect(vip.mock.calls.map(([locale]) => locale)).toEqual(['en']);
});

it('is unknown if it cannot be read, or is none of the levels', async () => {
  vip.mockRejectedValueOnce(new Error('network'));
  show();
  await vi.waitFor(() => expect(vip).toHaveBeenCalledOnce());
  expect(screen.getByText('unknown')).toBeDefined();
  cleanup();
  vip.mockResolvedValue(programme(7));
  show();
  await vi.waitFor(() => expect(vip).toHaveBeenCalledTimes(2));
  expect(screen.getByText('unknown')).toBeDefined();
});

it.each([{ userId: null }, { offered: false }])('is not asked for: %j', (options) => {
  show(options);
  expect(vip).not.toHaveBeenCalled();
});
