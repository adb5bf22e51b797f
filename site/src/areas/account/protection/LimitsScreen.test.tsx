import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { createSessionStore } from '../../../member/session/sessionStore.ts';
import { NOW, member, renderPage } from '../../../member/testing/testPage.tsx';
import { LimitsScreen } from './LimitsScreen.tsx';

const LIMITS = '/api/v3/member/protection/limits';
const SET = '/api/v3/member/protection/setLimit';
const KEEP = '/api/v3/member/protection/keepLimit';
const BREAK = '/api/v3/member/protection/break';
const WEEK_S = 7 * 86_400;

/** Limits as the API returns them. The member has set a limit per day. */
const limits = (limit: number, pending: { limit: number | null; from: number } | null = null) => ({
  code: 0,
  result: {
    min: 50,
    max: 9_999_999,
    limits: [
      { period: 'day', limit, used: 500, left: limit - 500, resets_at: NOW / 1000, pending },
      ...['week', 'month'].map((period) => ({
        period,
        limit: null,
        used: 500,
        left: null,
        resets_at: NOW / 1000,
        pending: null,
      })),
    ],
  },
});

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  navigate('/en/limits');
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  createSessionStore().write(member('m_0001', 'demo'));
});
afterEach(() => {
  cleanup();
  createSessionStore().write(null, 'loggedOut');
  vi.unstubAllGlobals();
});

const day = async () => within((await screen.findByText('Per day')).closest('li')!);

describe('limits', () => {
  it('are changed with one call, and show the values of the reply', async () => {
    const { calls } = renderPage(<LimitsScreen />, {
      [LIMITS]: limits(2_000),
      [SET]: limits(1_000),
    });
    const user = userEvent.setup();
    await user.click((await day()).getByRole('button', { name: /^Change/ }));
    await user.clear(screen.getByLabelText('Limit per day'));
    await user.type(screen.getByLabelText('Limit per day'), '1000{Enter}');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect((await day()).getByText('500 baht left')).toBeTruthy();
    expect(calls.filter(({ path }) => path === SET).map(({ body }) => body)).toEqual([
      { period: 'day', limit: 1_000 },
    ]);
  });

  it('keep the current value when a pending increase is cancelled', async () => {
    const rising = limits(2_000, { limit: 5_000, from: NOW / 1000 + 86_400 });
    const { calls } = renderPage(<LimitsScreen />, { [LIMITS]: rising, [KEEP]: limits(2_000) });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Keep the current limit/ }));
    await waitFor(() => expect(screen.queryByText(/Increases to/)).toBeNull());
    expect(calls.find(({ path }) => path === KEEP)?.body).toEqual({ period: 'day' });
  });

  it('keep the typed value when they cannot be saved', async () => {
    renderPage(<LimitsScreen />, { [LIMITS]: limits(2_000), [SET]: 'down' });
    const user = userEvent.setup();
    await user.click((await day()).getByRole('button', { name: /^Change/ }));
    await user.clear(screen.getByLabelText('Limit per day'));
    await user.type(screen.getByLabelText('Limit per day'), '1000{Enter}');
    expect(await (await day()).findByRole('alert')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Limit per day').value).toBe('1,000');
  });

  it('show an error when they cannot be read, next to the break form', async () => {
    renderPage(<LimitsScreen />, { [LIMITS]: { code: 4000 } });
    expect(await screen.findByText('Your limits could not be loaded')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Break or self-exclusion' })).toBeTruthy();
  });
});

describe('a break', () => {
  async function begin(): Promise<void> {
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: '7 days' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Start the break' }));
  }

  it('logs the member out, and replaces the login form with its end, also after a reload', async () => {
    const replies = {
      [LIMITS]: limits(2_000),
      [BREAK]: { code: 0, result: { until: NOW / 1000 + WEEK_S } },
    };
    const { services, calls } = renderPage(<LimitsScreen />, replies);
    await begin();
    await waitFor(() => expect(services.session.read()).toBeNull());
    expect(services.session.lastEnd()).toBe('loggedOut');
    expect(location.pathname).toBe('/en/login');
    expect(calls.filter(({ path }) => path === BREAK).map(({ body }) => body)).toEqual([
      { length: '7d' },
    ]);
    for (let load = 0; load < 2; load += 1) {
      cleanup();
      renderPage(<LoginScreen />, {});
      expect(screen.getByText(/22 January 2026, 09:30/)).toBeTruthy();
      expect(screen.queryByLabelText('Password')).toBeNull();
      expect(screen.getByRole('link', { name: /1323/ }).getAttribute('href')).toBe('tel:1323');
    }
  });

  it('shows the message in the other language too, also after a reload and Back', () => {
    navigate('/login');
    history.replaceState({ breakUntil: NOW + WEEK_S * 1000 }, '');
    const { unmount } = renderPage(<LoginScreen />, {});
    act(() => navigate('/en/login'));
    expect(screen.getByText(/22 January 2026/)).toBeTruthy();
    unmount();
    renderPage(<LoginScreen />, {});
    expect(screen.getByText(/22 January 2026/)).toBeTruthy();
    // A visitor who wants to log in with another account gets the form.
    act(() => navigate('/en/login?url=%2Flimits'));
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  it('shows the form again when it has ended', () => {
    navigate('/en/login');
    history.replaceState({ breakUntil: NOW - 1_000 }, '');
    renderPage(<LoginScreen />, {});
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  it('leaves the member logged in when it could not start, and the dialog says why', async () => {
    const { services } = renderPage(<LimitsScreen />, { [LIMITS]: limits(2_000), [BREAK]: 'down' });
    await begin();
    expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toBeTruthy();
    expect(services.session.read()?.username).toBe('demo');
    expect(location.pathname).toBe('/en/limits');
  });
});
