import { ApiError } from '@brand/api';
import { BANKS, type Session } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { setClock } from '@brand/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { certainClock } from '../../../../platform/clock/certainClock.ts';
import { PageIntl } from '../../../../routing/PageIntl.tsx';
import { loadMessages } from '../../../../language/messages.ts';
import { RouteParamsContext } from '../../../../routing/navigation.ts';
import { type Services, ServicesContext } from '../../../../member/services.ts';
import { endWelcome } from '../../../../member/welcome.ts';
import { RegisterScreen } from '../RegisterScreen.tsx';
import { api } from './joinCalls.ts';

export const NOW = Date.UTC(2026, 0, 15, 2, 30);
export const SESSION = { username: '0891234567', userId: 'm_1' } as Session;
export const login = vi.fn<() => Promise<Session>>();
/** The time of server and page, and whether the page is certain of it. A test may set it. */
export const time = { now: NOW, isCertain: true };
let session: Session | null = null;
let putBack: () => void;
let tell: () => void = () => undefined;
export const begin = () => {
  session = SESSION;
  act(() => tell());
};

interface ScreenOptions {
  id?: string;
  enabled?: boolean;
  affiliateLink?: string | null;
  /** Whether the API counts affiliate links by name. */
  affiliateLinkReport?: boolean;
  /** Whether the API tells if a username is free. */
  usernameCheck?: boolean;
  /** Whether the API registers with LINE. */
  lineSignUp?: boolean;
}

const operatorPage = (name: string, en: string, acceptedAtSignUp: boolean) => ({
  name,
  title: { th: en, en },
  places: [],
  acceptedAtSignUp,
});

export function renderScreen({
  id = '',
  enabled = true,
  affiliateLink = null,
  affiliateLinkReport = false,
  usernameCheck = false,
  lineSignUp = false,
}: ScreenOptions = {}) {
  const services = {
    operator: {
      registration: { enabled, affiliateLink },
      protection: { ageMark: '20+' },
      pages: [
        operatorPage('terms', 'Terms of service', true),
        operatorPage('privacy', 'Privacy policy', true),
        operatorPage('about', 'About us', false),
      ],
      optionalCalls: { affiliateLinkReport, usernameCheck, lineSignUp },
      features: { line: true },
      hosts: { line: 'https://line.example' },
    },
    clock: certainClock(
      () => time.now,
      () => time.isCertain,
    ),
    session: {
      read: () => session,
      subscribe: (listener: () => void) => {
        tell = listener;
        return () => undefined;
      },
    },
    account: () => Promise.resolve({ login }),
    api: { client: {} },
  } as unknown as Services & { operator: Operator };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <PageIntl>
          <RouteParamsContext value={id ? { id } : {}}>
            <RegisterScreen />
          </RouteParamsContext>
        </PageIntl>
      </QueryClientProvider>
    </ServicesContext>,
  );
}

export const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const password = () => screen.getByLabelText<HTMLInputElement>('Password');
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const refused = (code: number, more: object = {}) =>
  new ApiError({ kind: 'business', area: 'register', code, ...more });

export const sendPhone = async (user = userEvent.setup()) =>
  user.type(await screen.findByRole('textbox', { name: 'Phone number' }), '0891234567{Enter}');
export const sendCode = async (user = userEvent.setup()) =>
  user.type(await screen.findByRole('textbox', { name: 'OTP code' }), '482913');

export async function toPassword() {
  await sendPhone();
  await codeToPassword();
}

export async function codeToPassword() {
  const user = userEvent.setup();
  await sendCode(user);
  await user.click(await screen.findByRole('radio', { name: /Kasikornbank/ }));
  await user.type(box('Account number'), '4567890123');
  await user.type(box('First name'), 'Arun');
  await user.type(box('Last name'), 'Saengthong{Enter}');
  await user.type(password(), 'secret99');
}

/** Before and after each test of a file that uses this page. */
export function prepareRegister(): void {
  beforeEach(async () => {
    Object.assign(time, { now: NOW, isCertain: true });
    // The test browser has no layout.
    Element.prototype.scrollIntoView = () => undefined;
    putBack = setClock(() => time.now);
    history.replaceState(null, '', '/en/register');
    await Promise.all([loadMessages('en', 'core'), loadMessages('en', 'account')]);
    api.options.mockResolvedValue({ open: true, otpWaitMs: 60_000, banks: BANKS });
    api.requestOtp.mockResolvedValue({
      waitMs: 60_000,
      reference: 'KDMT',
      expiresAt: NOW + 300_000,
    });
    api.checkOtp.mockResolvedValue({ token: 'op_1', expiresAt: NOW + 900_000 });
    api.register.mockImplementation(() => {
      begin();
      return Promise.resolve({ session: SESSION, credit: null });
    });
    api.visitAffiliate.mockResolvedValue(null);
  });
  afterEach(() => {
    cleanup();
    putBack();
    session = null;
    endWelcome();
    sessionStorage.clear();
    localStorage.clear();
    vi.resetAllMocks();
  });
}
