import { ApiError } from '@brand/api';
import { BANKS, satangFromBaht } from '@brand/domain';
import { setClock } from '@brand/ui';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { loginName } from '../../../member/session/loginName.ts';
import { waitingToasts } from '../../../platform/toasts/notify.ts';
import { navigate } from '../../../routing/address.ts';
import { api } from './testing/joinCalls.ts';
import {
  begin,
  box,
  codeToPassword,
  renderScreen,
  login,
  password,
  prepareRegister,
  press,
  refused,
  sendCode,
  sendPhone,
  NOW,
  SESSION,
  time,
  toPassword,
} from './testing/registerPage.tsx';

vi.mock('../../../platform/device/useIsPhone.ts', () => ({ useIsPhone: () => true }));
vi.mock('./useJoinApi.ts', async () => {
  const { api } = await import('./testing/joinCalls.ts');
  return { useJoinApi: () => api };
});

prepareRegister();

describe('registration', () => {
  it('takes the code of a request whose reply was lost, also after a reload', async () => {
    api.requestOtp.mockRejectedValue(new ApiError({ kind: 'network', area: 'otp' }));
    renderScreen();
    await sendPhone();
    await screen.findByRole('button', { name: 'I already have a code' });
    cleanup();
    renderScreen();
    fireEvent.click(await screen.findByRole('button', { name: 'I already have a code' }));
    await sendCode();
    expect(await screen.findByRole('radio', { name: /Kasikornbank/ })).toBeTruthy();
    expect(api.checkOtp.mock.calls).toEqual([
      [{ phone: '0891234567', purpose: 'register', otp: '482913' }],
    ]);
    expect(api.requestOtp).toHaveBeenCalledTimes(1);
  });

  it('completes to the welcome, and stores nothing of the form', async () => {
    renderScreen();
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

  it('returns with Forward to the code and to the password, without another SMS or check', async () => {
    renderScreen();
    await sendPhone();
    await screen.findByRole('textbox', { name: 'OTP code' });
    act(() => history.back());
    await screen.findByRole('textbox', { name: 'Phone number' });
    act(() => history.forward());
    await screen.findByRole('textbox', { name: 'OTP code' });
    await codeToPassword();
    act(() => history.back());
    await screen.findByRole('textbox', { name: 'Account number' });
    act(() => history.forward());
    await waitFor(() => expect(password()).toBeTruthy());
    expect(api.requestOtp).toHaveBeenCalledTimes(1);
    expect(api.checkOtp).toHaveBeenCalledTimes(1);
  });

  it('continues after a reload until it is certain that the proof has ended, and then says so', async () => {
    renderScreen();
    await toPassword();
    cleanup();
    Object.assign(time, { now: NOW + 16 * 60_000, isCertain: false });
    renderScreen();
    await waitFor(() => expect(password()).toBeTruthy());
    time.isCertain = true;
    // A reply has told the time.
    act(() => void setClock(() => time.now));
    expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeTruthy();
    expect(screen.getByText(/6000/)).toBeTruthy();
  });

  it('registers once for several presses', async () => {
    api.register.mockReturnValue(new Promise(() => undefined));
    renderScreen();
    await toPassword();
    act(() => {
      const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' });
      for (let click = 0; click < 100; click += 1) button.click();
    });
    expect(api.register).toHaveBeenCalledTimes(1);
  });

  it('continues after a reload at the same step, without the password', async () => {
    const { unmount } = renderScreen();
    await toPassword();
    unmount();
    renderScreen();
    expect(await screen.findByText('456-7-89012-3')).toBeTruthy();
    expect(password().value).toBe('');
    expect(api.requestOtp).toHaveBeenCalledTimes(1);
  });

  it('asks for a new OTP when the proof expired, and asks for no other detail again', async () => {
    api.register.mockRejectedValueOnce(refused(6000));
    renderScreen();
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

  it.each([
    ['after the code', 'otp', api.checkOtp, async () => sendPhone().then(async () => sendCode())],
    ['at the end', 'register', api.register, async () => toPassword().then(() => press('Sign up'))],
  ] as const)(
    'leads a known number to login and to a new password, with the number and the return address, %s',
    async (_, area, call, act) => {
      history.replaceState(null, '', '/en/register?url=%2Fvip');
      call.mockRejectedValueOnce(new ApiError({ kind: 'business', area, code: 6002 }));
      renderScreen();
      await act();
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('Code 6002');
      for (const [name, page] of [
        ['Log in', 'login'],
        ['Forgot password', 'forgot'],
      ] as const) {
        const link = within(alert).getByRole('link', { name });
        expect(link.getAttribute('href')).toBe(`/en/${page}?url=%2Fvip`);
      }
      expect(loginName.read()).toBe('0891234567');
    },
  );

  it('says which pages of the operator a new member accepts, and opens them in a new tab', async () => {
    renderScreen();
    await toPassword();
    const sentence = screen.getByText(/By signing up/);
    expect(sentence.textContent).toMatch(/^By signing up you accept our Terms of service.* and /);
    const links = within(sentence).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en/page/terms',
      '/en/page/privacy',
    ]);
    expect(links.every(({ target }) => target === '_blank')).toBe(true);
  });

  it('welcomes the member on the wanted page, whose Back does not lead to the form', async () => {
    history.replaceState(null, '', '/en');
    navigate('/en/register?url=%2Fvip');
    renderScreen();
    await toPassword();
    api.register.mockResolvedValueOnce({ session: SESSION, credit: satangFromBaht(50) });
    press('Sign up');
    await waitFor(() => expect(location.pathname).toBe('/en/vip'));
    expect(waitingToasts.take()).toEqual([
      {
        tone: 'success',
        text: 'Welcome! Your account is ready, with a credit of 50 baht.',
      },
    ]);
    // The page that was there is not rendered any more.
    cleanup();
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/en'));
  });

  it('opens the step of a rejected field, and shows the error there', async () => {
    api.register.mockRejectedValueOnce(refused(4000, { field: 'bank_id' }));
    renderScreen();
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
    renderScreen();
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
    renderScreen();
    const phone = await screen.findByRole('textbox', { name: 'Phone number' });
    await userEvent.setup().type(phone, '0891234567{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Code 6005');
    expect(screen.getByRole('button', { name: /^Get a code in / })).toBeTruthy();
    // A reload neither shortens nor hides the wait.
    cleanup();
    renderScreen();
    expect(await screen.findByRole('button', { name: 'Get a code in 1:00' })).toBeTruthy();
  });
});

describe('no form', () => {
  it.each([
    ['the operator accepts no new members', false, true],
    ['the API accepts no new members', true, false],
  ])('when %s', async (_, enabled, open) => {
    api.options.mockResolvedValue({ open, otpWaitMs: 60_000, banks: BANKS });
    renderScreen({ enabled });
    expect(await screen.findByRole('heading', { name: /Sign-up is closed/ })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/login');
  });
});

it('needs no options before the bank, and reads them again where they failed', async () => {
  api.options.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  renderScreen();
  await sendPhone();
  await sendCode();
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  press('Retry');
  expect(await screen.findByRole('radio', { name: /Kasikornbank/ })).toBeTruthy();
  expect(api.checkOtp).toHaveBeenCalledTimes(1);
});
