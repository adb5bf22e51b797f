import type { NoticeInbox } from '@brand/api/notices';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import { type Services, ServicesContext } from '../../../member/services.ts';
import { useUnread } from './useUnread.ts';

const inbox = vi.hoisted(() => vi.fn<() => Promise<Partial<NoticeInbox>>>());
vi.mock('@brand/api/notices', () => ({ createNoticesApi: () => ({ inbox }) }));

const visibility = vi.spyOn(document, 'visibilityState', 'get');

function Count() {
  return <output>{useUnread() ?? 'unknown'}</output>;
}

function renderScreen() {
  const queries = new QueryClient();
  const services = {
    queries,
    api: { client: {} },
    operator: { hosts: { auth: 'https://auth.example' } },
  } as unknown as Services;
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <Count />
        <Count />
      </QueryClientProvider>
    </ServicesContext>,
  );
}

const goTo = (path: string) => act(async () => navigate(path));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 15) });
  vi.stubGlobal('scrollTo', () => undefined);
  visibility.mockReturnValue('visible');
  inbox.mockReset().mockResolvedValue({ unread: 3 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('requests once for all places that show it, and again after navigation only after a minute', async () => {
  renderScreen();
  expect(await screen.findAllByText('3')).toHaveLength(2);
  expect(inbox).toHaveBeenCalledTimes(1);
  await goTo('/vip');
  expect(inbox).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 61_000);
  await goTo('/bonus');
  await vi.waitFor(() => expect(inbox).toHaveBeenCalledTimes(2));
});

it('requests nothing while the page is hidden', async () => {
  renderScreen();
  await screen.findAllByText('3');
  visibility.mockReturnValue('hidden');
  vi.setSystemTime(Date.now() + 3_600_000);
  await goTo('/help');
  expect(inbox).toHaveBeenCalledTimes(1);
});
