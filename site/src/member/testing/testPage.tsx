import { createMemberApi } from '@brand/api';
import { createAccountApi } from '@brand/api/account';
import type { Session } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { setClock } from '@brand/ui';
import uiAccount from '@brand/ui/messages/account.en';
import uiPasskeys from '@brand/ui/messages/passkeys.en';
import uiCore from '@brand/ui/messages/core.en';
import { type RenderResult, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, vi } from 'vitest';
import { certainClock } from '../../platform/clock/certainClock.ts';
import { createQueryClient } from '../../platform/query/queryClient.ts';
import type { Services } from '../services.ts';
import { TestSite } from './testSite.tsx';
import account from '../../messages/account.en.json';
import core from '../../messages/core.en.json';
import notices from '../../messages/notices.en.json';
import passkeys from '../../messages/passkeys.en.json';
import { createSessionStore } from '../session/sessionStore.ts';

/** 15 January 2026, 09:30 in Bangkok. */
export const NOW = Date.UTC(2026, 0, 15, 2, 30);

/** A member of a session. */
export const member = (userId: string, username: string): Session => ({
  accessToken: `at_${userId}_0123456789`,
  refreshToken: `rt_${userId}_0123456789`,
  username,
  userId,
  bankGroup: 'A',
  groupId: 'g1',
});

/** Reply of any login call. */
export const loggedIn = (userId: string, username: string) => ({
  code: 0,
  result: {
    access_token: `at_${userId}_9876543210`,
    refresh_token: `rt_${userId}_9876543210`,
    expires_in: 900,
    result: { username, _id: userId, limitSetting: {} },
    profile: { user: { group_bank: 'A', groupID: 'g1' } },
  },
});

/** A page with prepared API replies. */
export interface TestPage extends RenderResult {
  readonly services: Services;
  /** Called paths, with their JSON bodies. */
  readonly calls: readonly { readonly path: string; readonly body: unknown }[];
}

/** Reply for a path. `down`: connection error. */
export type Replies = Record<string, object | 'down'>;

/**
 * For tests: renders a page in English with its own services. `replies` may be changed while it is mounted.
 *
 * @param settings of the operator, merged with those of the test
 */
export function renderPage(
  element: ReactElement,
  replies: Replies,
  settings: Partial<Operator> = {},
): TestPage {
  setClock(() => NOW);
  const calls: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    const path = new URL(input.url).pathname;
    const text = await input.text();
    calls.push({ path, body: text.startsWith('{') ? JSON.parse(text) : text });
    const reply = replies[path] ?? 'down';
    if (reply === 'down') throw new TypeError('Failed to fetch');
    return Response.json(reply);
  });
  const session = createSessionStore();
  const operator = {
    locale: 'en',
    brand: { name: 'Lotus', logo: { file: 'logo.svg', width: 120, height: 32 } },
    theme: { scheme: 'dark', menuScheme: 'dark' },
    hosts: {
      api: 'https://api.example',
      line: 'https://line.example',
      games: 'https://games.example',
    },
    games: { frameHosts: [] },
    pages: [],
    legal: { cookieNotice: null },
    optionalCalls: { jackpots: false },
    features: { line: true },
    registration: { enabled: true, affiliateLink: null },
    telemetry: { endpoint: null, sampleRate: 1, consent: 'required' },
    protection: {
      depositLimits: true,
      timeOut: true,
      ageGate: null,
      helpline: { name: { th: 'สายด่วน', en: 'Help line' }, phone: '1323' },
    },
    ...settings,
  } as unknown as Operator;
  const api = createMemberApi({ baseUrl: operator.hosts.api, session, onServerDate: () => {} });
  const services = {
    operator,
    session,
    api,
    // Like the server's clock: with fractions of a millisecond.
    clock: certainClock(() => NOW - 0.5),
    queries: createQueryClient(),
    account: async () => createAccountApi(api.client),
  } as unknown as Services;
  const rendered = render(
    <TestSite
      services={services}
      words={[uiCore, uiAccount, uiPasskeys, core, account, notices, passkeys]}
    >
      {element}
    </TestSite>,
  );
  return { ...rendered, services, calls };
}

/** Fails unless the page shows the admin link, or hides it, after all requests have finished. */
export async function expectAdmin({ services }: TestPage, offered: boolean): Promise<void> {
  const link = { name: 'Contact admin' };
  if (offered) await screen.findByRole('link', link);
  else {
    await waitFor(() => expect(services.queries.isFetching()).toBe(0));
    expect(screen.queryByRole('link', link)).toBeNull();
  }
}
