import { ApiError } from '@brand/api';
import type { JoinApi } from '@brand/api/join';
import { BANKS, type Session } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { setClock } from '@brand/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageIntl } from '../../../routing/PageIntl.tsx';
import { loadMessages } from '../../../language/messages.ts';
import { RouteParamsContext } from '../../../routing/navigation.ts';
import { type Services, ServicesContext } from '../../../member/services.ts';
import { readPreferences, setPreference } from '../../../platform/storage/preferences.ts';
import { endWelcome } from '../../../member/welcome.ts';
import { loginName } from '../../../member/session/loginName.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const api = vi.hoisted(() => ({
  options: vi.fn<JoinApi['options']>(),
  requestOtp: vi.fn<JoinApi['requestOtp']>(),
  checkOtp: vi.fn<JoinApi['checkOtp']>(),
  register: vi.fn<JoinApi['register']>(),
  visitAffiliate: vi.fn<JoinApi['visitAffiliate']>(),
}));
vi.mock('../../../platform/device/useIsPhone.ts', () => ({ useIsPhone: () => true }));
vi.mock('./useJoinApi.ts', () => ({ useJoinApi: () => api }));

const NOW = Date.UTC(2026, 0, 15, 2, 30);
const SESSION = { username: '0891234567', userId: 'm_1' } as Session;
const login = vi.fn<() => Promise<Session>>();
let session: Session | null = null;
let putBack: () => void;
let tell: () => void = () => undefined;
const begin = () => {
  session = SESSION;
  act(() => tell());
};

interface Drawn {
  id?: string;
  enabled?: boolean;
  affiliateLink?: string | null;
}

function draw({ id = '', enabled = true, affiliateLink = null }: Drawn = {}) {
  const services = {
    operator: { registration: { enabled, affiliateLink }, protection: { ageMark: '20+' } },
    clock: { now: () => NOW, learn: () => undefined },
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

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const refused = (code: number, more: object = {}) =>
  new ApiError({ kind: 'business', area: 'register', code, ...more });

async function toPassword() {
  const user = userEvent.setup();
  await user.type(
    await screen.findByRole('textbox', { name: 'Phone number' }),
    '0891234567{Enter}',
  );
  await user.type(await screen.findByRole('textbox', { name: 'OTP code' }), '482913');
  await user.click(await screen.findByRole('radio', { name: /Kasikornbank/ }));
  await user.type(box('Account number'), '4567890123');
  await user.type(box('First name'), 'Arun');
  await user.type(box('Last name'), 'Saengthong{Enter}');
  await user.type(password(), 'secret99');
}

beforeEach(async () => {
  putBack = setClock(() => NOW);
  history.replaceState(null, '', '/en/register');
  await Promise.all([loadMessages('en', 'core'), loadMessages('en', 'account')]);
  api.options.mockResolvedValue({ open: true, otpWaitMs: 60_000, banks: BANKS });
  api.requestOtp.mockResolvedValue({ waitMs: 60_000, reference: 'KDMT', expiresAt: NOW + 300_000 });
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

describe('registration', () => {
  it('completes to the welcome, and stores nothing of the form', async () => {
    draw();
    await toPassword();
    expect(sessionStorage.getItem('drafts') ?? '').not.toMatch(/secret99|482913/);
    press('Sign up');
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
    expect(api.register.mock.calls[0]?.[0]).toMatchObject({
      phone: '0891234567',
      otpToken: 'op_1',
      bankCode: 'kbank',
      accountNumber: '4567890123',
    });
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('4567890123');
  });

  it('registers once for several presses', async () => {
    api.register.mockReturnValue(new Promise(() => undefined));
    draw();
    await toPassword();
    act(() => {
      const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' });
      for (let click = 0; click < 100; click += 1) button.click();
    });
    expect(api.register).toHaveBeenCalledTimes(1);
  });

  it('continues after a reload at the same step, without the password', async () => {
    const { unmount } = draw();
    await toPassword();
    unmount();
    draw();
    expect(await screen.findByText('456-7-89012-3')).toBeTruthy();
    expect(password().value).toBe('');
    expect(api.requestOtp).toHaveBeenCalledTimes(1);
  });

  it('asks for a new OTP when the proof expired, and asks for no other detail again', async () => {
    api.register.mockRejectedValueOnce(refused(6000));
    draw();
    await toPassword();
    press('Sign up');
    expect((await screen.findByRole('alert')).textContent).toContain('Code 6000');
    press('Get OTP code');
    await userEvent
      .setup()
      .type(await screen.findByRole('textbox', { name: 'OTP code' }), '482913');
    await waitFor(() => expect(password().value).toBe('secret99'));
    press('Sign up');
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
  });

  it('leads a known number to login and to a new password, with the number and the return address', async () => {
    history.replaceState(null, '', '/en/register?url=%2Fvip');
    api.register.mockRejectedValueOnce(refused(6002));
    draw();
    await toPassword();
    press('Sign up');
    expect((await screen.findByRole('alert')).textContent).toContain('Code 6002');
    for (const name of ['Log in', 'Forgot password']) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toMatch(/^\/en\/(?:login|forgot)\?url=%2Fvip$/);
    }
    expect(loginName.read()).toBe('0891234567');
  });

  it('offers the wanted page first in the welcome', async () => {
    history.replaceState(null, '', '/en/register?url=%2Fvip');
    draw();
    await toPassword();
    press('Sign up');
    const link = await screen.findByRole('link', { name: 'Continue to your page' });
    expect(link.getAttribute('href')).toBe('/en/vip');
    expect(screen.getByRole('link', { name: 'Deposit' })).toBeTruthy();
  });

  it('opens the step of a rejected field, and shows the error there', async () => {
    api.register.mockRejectedValueOnce(refused(4000, { field: 'bank_id' }));
    draw();
    await toPassword();
    press('Sign up');
    await waitFor(() => expect(document.activeElement).toBe(box('Account number')));
    expect(screen.getByText(/\(Code 4000\)/)).toBeTruthy();
  });

  it('logs in a member whose registration succeeded but whose reply was lost', async () => {
    api.register
      .mockRejectedValueOnce(new ApiError({ kind: 'network' }))
      .mockRejectedValueOnce(refused(6000));
    login.mockImplementation(() => {
      begin();
      return Promise.resolve(SESSION);
    });
    draw();
    await toPassword();
    press('Sign up');
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
    expect(password().value).toBe('secret99');
    press('Sign up');
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
    expect(login).toHaveBeenCalledExactlyOnceWith({
      username: '0891234567',
      password: 'secret99',
    });
  });

  it('waits a minute after 6005 when the API does not say how long', async () => {
    const tooMany = new ApiError({ kind: 'business', area: 'otp', code: 6005 });
    api.requestOtp.mockRejectedValueOnce(tooMany);
    draw();
    const phone = await screen.findByRole('textbox', { name: 'Phone number' });
    await userEvent.setup().type(phone, '0891234567{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Code 6005');
    expect(screen.getByRole('button', { name: /^Get a code in / })).toBeTruthy();
  });
});

describe('an affiliate link', () => {
  it('shows who invites, is stored, and is sent until registration', async () => {
    api.visitAffiliate.mockResolvedValue({ id: '662E41', name: 'af***' });
    const { unmount } = draw({ id: '662e41' });
    expect(await screen.findByText('af*** invites you to sign up')).toBeTruthy();
    expect(readPreferences().affiliateId).toBe('662E41');
    unmount();
    draw();
    await toPassword();
    press('Sign up');
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
    expect(api.register.mock.calls[0]?.[0]).toMatchObject({ ref: '662E41' });
    expect(readPreferences().affiliateId).toBeNull();
    expect(api.visitAffiliate).toHaveBeenCalledTimes(1);
  });

  it('is not replaced by the operator’s own link, which the buttons of the site use', async () => {
    history.replaceState(null, '', '/en/aff/HOUSE');
    api.visitAffiliate.mockResolvedValue({ id: 'HOUSE', name: 'ho***' });
    const house = { id: 'HOUSE', affiliateLink: '/aff/HOUSE' };
    const { unmount } = draw(house);
    expect(await screen.findByText('ho*** invites you to sign up')).toBeTruthy();
    unmount();
    draw(house);
    expect(await screen.findByText('ho*** invites you to sign up')).toBeTruthy();
    cleanup();

    setPreference('affiliateId', '662E41');
    draw(house);
    await toPassword();
    press('Sign up');
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
    expect(api.register.mock.calls[0]?.[0]).toMatchObject({ ref: '662E41' });
  });

  it('is ignored when it is unknown or invalid', async () => {
    draw({ id: '000000' });
    expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeTruthy();
    cleanup();
    draw({ id: '../<script>' });
    expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeTruthy();
    expect(readPreferences().affiliateId).toBeNull();
    expect(api.visitAffiliate).toHaveBeenCalledTimes(1);
  });
});

describe('no form', () => {
  it.each([
    ['the operator accepts no new members', false, true],
    ['the API accepts no new members', true, false],
  ])('when %s', async (_, enabled, open) => {
    api.options.mockResolvedValue({ open, otpWaitMs: 60_000, banks: BANKS });
    draw({ enabled });
    expect(await screen.findByRole('heading', { name: /No new members/ })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/login');
  });

  it('when it could not be loaded, until the visitor retries', async () => {
    api.options.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    draw();
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
    press('Retry');
    expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeTruthy();
  });
});
