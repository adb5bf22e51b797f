import type { InboxNotice, ShippedLocale } from '@brand/domain';
import { notice } from '@brand/domain/testing/notices';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageIntl } from '../../../routing/PageIntl.tsx';
import { navigate } from '../../../routing/address.ts';
import { loadMessages } from '../../../language/messages.ts';
import { type Services, ServicesContext } from '../../../member/services.ts';
import { Inbox } from './Inbox.tsx';
import { LIST_KEY } from './inboxQuery.ts';

const TITLES = { th: 'เกมใหม่', en: 'A new game' };
const told = (locale: ShippedLocale): InboxNotice => ({
  ...notice('n_1', { type: 'game', title: TITLES[locale], opensByItself: false }),
  publishedAt: Date.UTC(2026, 0, 15),
  isRead: false,
});
vi.mock('@brand/api/notices', () => ({
  createNoticesApi: () => ({
    notice: async (_id: string, locale: ShippedLocale) => told(locale),
    markRead: async () => 0,
  }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows a notice in the language of the page, also after a change of language', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  for (const locale of ['th', 'en'] as const) {
    await Promise.all([loadMessages(locale, 'core'), loadMessages(locale, 'notices')]);
  }
  history.replaceState(null, '', '/notices?notice=n_1');
  const queries = new QueryClient();
  const page = { notices: [told('th')], total: 1, unread: 1, dropped: 0 };
  queries.setQueryData([...LIST_KEY, 'th'], { pages: [page], pageParams: [0] });
  const services = {
    queries,
    api: { client: {} },
    operator: {
      locale: 'th',
      brand: { name: 'Lotus' },
      hosts: { auth: 'https://auth.example', cdn: 'https://cdn.example' },
      notices: { imageHosts: [] },
    },
  } as unknown as Services;
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <PageIntl>
          <Inbox />
        </PageIntl>
      </QueryClientProvider>
    </ServicesContext>,
  );
  expect(screen.getByRole('article', { name: TITLES.th })).toBeDefined();
  act(() => navigate('/en/notices?notice=n_1'));
  expect(await screen.findByRole('article', { name: TITLES.en })).toBeDefined();
});
