import { createMemberApi } from '@brand/api';
import type { Locale } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { certainClock } from '../../../../platform/clock/certainClock.ts';
import { PageIntl } from '../../../../routing/PageIntl.tsx';
import { deviceNow } from '../../../../platform/clock/deviceClock.ts';
import { loadMessages } from '../../../../language/messages.ts';
import { createQueryClient } from '../../../../platform/query/queryClient.ts';
import { type Services, ServicesContext } from '../../../../member/services.ts';
import { createSessionStore } from '../../../../member/session/sessionStore.ts';

/** 15 January 2026, 09:30 in Bangkok. */
export const NOW = Date.UTC(2026, 0, 15, 2, 30);

/** State that a test may change while the page is mounted. */
export interface Wire {
  /** Reply of the API. */
  answer: (path: string) => Response | Promise<Response>;
  /** Requested paths, in order. */
  readonly asked: string[];
}

/** A service that is open, or reports maintenance. */
export const open = () => Response.json({ code: 1, messages: 'ok' });
export const inMaintenance = (endsAt: number | null = null, messages = 'ปิดปรับปรุง') =>
  Response.json({
    code: 0,
    messages,
    result: { expected_end: endsAt === null ? null : endsAt / 1000 },
  });

/** For tests: renders background tasks of a page, with a real client and prepared API replies. */
export async function renderWatch(
  element: ReactElement,
  address: string,
  wire: Wire,
): Promise<RenderResult & { services: Services }> {
  history.replaceState({}, '', address);
  const locale: Locale = address.startsWith('/en') ? 'en' : 'th';
  document.documentElement.lang = locale;
  await Promise.all([loadMessages(locale, 'core'), loadMessages(locale, 'notices')]);
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    wire.asked.push(pathname);
    return wire.answer(pathname);
  });
  const session = createSessionStore();
  const operator = {
    locale: 'th',
    brand: { name: 'Lotus', logo: { file: 'logo.svg', width: 120, height: 32 } },
    theme: { scheme: 'dark', menuScheme: 'dark' },
    hosts: { api: 'https://api.example', chat: null },
    features: {},
  } as unknown as Operator;
  const services = {
    operator,
    session,
    api: createMemberApi({ baseUrl: operator.hosts.api, session }),
    clock: certainClock(deviceNow),
    queries: createQueryClient(),
  } as unknown as Services;
  const shown = render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <PageIntl>{element}</PageIntl>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return { ...shown, services };
}
