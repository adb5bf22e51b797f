import type { Session } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PageIntl } from '../../routing/PageIntl.tsx';
import { loadMessages } from '../../language/messages.ts';
import { optionalCallsOf } from './optionalCallsOf.ts';
import { type Services, ServicesContext, createServices } from '../services.ts';

/** The default member of a test. */
export const MEMBER: Session = {
  accessToken: 'at_m_0001_0123456789',
  refreshToken: 'rt_m_0001_0123456789',
  username: 'demo',
  userId: 'm_0001',
  bankGroup: 'A',
  groupId: 'g1',
};

/** Operator settings that the cashier reads. */
const OPERATOR = {
  built: 1,
  locale: 'th',
  apiLanguageOf: {},
  brand: { name: 'Lotus', logo: { file: 'logo.svg', width: 120, height: 32 } },
  theme: { scheme: 'dark', menuScheme: 'dark' },
  features: { usdt: true, line: false, chat: false, promotions: true },
  payoutMinutes: 9,
  unknownPayoutMinutes: 10,
  bankApps: {},
  optionalCalls: optionalCallsOf(),
  history: { firstRows: 10, moreRows: 10, mostRows: 20 },
  social: {},
  registration: { enabled: true, affiliateLink: null },
  protection: { ageMark: '20+', depositLimits: true },
};

/** Before the first page: loads the messages, and sets a desktop window width. */
export async function prepareCashier(): Promise<void> {
  await Promise.all([loadMessages('en', 'core'), loadMessages('en', 'cashier')]);
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}

/** All services of the cashier, with a logged-in member. */
export interface TestCashier {
  readonly services: Services;
  /** Renders a part of the cashier in English with an empty cache. Replaces the previous one. */
  show(element: ReactElement): RenderResult;
}

/**
 * For tests: a page of the site that can show parts of the cashier.
 *
 * @param api address of the API
 * @param settings changed settings of the operator
 */
export function openCashier(
  api: string,
  session: Session = MEMBER,
  settings: Partial<Operator> = {},
): TestCashier {
  history.replaceState(null, '', '/en/deposit');
  const hosts = { api, auth: api, cdn: api, games: api, line: null, reward: null, chat: null };
  const services = createServices({ ...OPERATOR, ...settings, hosts } as unknown as Operator);
  services.session.write(session);
  return {
    services,
    show(element) {
      cleanup();
      services.queries.clear();
      return render(
        <ServicesContext value={services}>
          <QueryClientProvider client={services.queries}>
            <PageIntl>{element}</PageIntl>
          </QueryClientProvider>
        </ServicesContext>,
      );
    },
  };
}
