import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import { dropOneTimeQuery } from '../../../routing/oneTimeQuery.ts';
import { LoginLinkScreen } from './LoginLinkScreen.tsx';
import { createSessionStore } from '../../../member/session/sessionStore.ts';
import { loggedIn, member, renderPage } from '../../../member/testing/testPage.tsx';

const LOGIN = '/api/v1/member/loginUrl';
const CONTACT = '/api/v3/member/getLineContact';
const ADMIN = { code: 0, result: { id: '@lotus', link: 'https://chat.example/lotus' } };

afterEach(() => {
  cleanup();
  createSessionStore().write(null, 'loggedOut');
  dropOneTimeQuery();
  vi.unstubAllGlobals();
});

it('logs in once and goes to the page in the link', async () => {
  navigate('/loginUrl?token=ll_1&url=%2Flist%2Fslot');
  const { calls, services } = renderPage(<LoginLinkScreen />, {
    [LOGIN]: loggedIn('m_0001', 'demo'),
  });
  expect(location.search).toBe('');
  await waitFor(() => expect(location.pathname).toBe('/list/slot'));
  expect(calls).toEqual([{ path: LOGIN, body: { token: 'll_1' } }]);
  expect(services.session.read()?.username).toBe('demo');
});

it.each(['https%3A%2F%2Fevil.example', '%2F%2Fevil.example', 'javascript%3Aalert(1)'])(
  'goes home when the link names %s',
  async (url) => {
    navigate(`/loginUrl?token=ll_1&url=${url}`);
    renderPage(<LoginLinkScreen />, { [LOGIN]: loggedIn('m_0001', 'demo') });
    await waitFor(() => expect(location.pathname).toBe('/'));
  },
);

it('shows why a link does not log in, and links to the login form and to admin', async () => {
  navigate('/loginUrl?token=ll_1');
  renderPage(<LoginLinkScreen />, { [LOGIN]: { code: 5003 }, [CONTACT]: ADMIN });
  expect(await screen.findByText(/This link has expired or was already used/)).toBeTruthy();
  expect(screen.getByText('Code 5003')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Log in with your password' });
  expect(link.getAttribute('href')).toBe('/login');
  const admin = await screen.findByRole('link', { name: 'Contact admin' });
  expect(admin.getAttribute('href')).toBe('https://chat.example/lotus');
});

it('shows when a break ends', async () => {
  navigate('/loginUrl?token=ll_1');
  renderPage(<LoginLinkScreen />, {
    [LOGIN]: { code: 5010, result: { until: 1_768_530_600 } },
  });
  expect(await screen.findByText(/You can log in again on 16 Jan 2026 09:30/)).toBeTruthy();
});

it('reports a missing token immediately, without a request', () => {
  navigate('/loginUrl');
  const { calls } = renderPage(<LoginLinkScreen />, {});
  expect(screen.getByRole('heading', { name: 'Could not log in with this link' })).toBeTruthy();
  expect(calls).toEqual([]);
});

it('retries with the same token after a network error', async () => {
  navigate('/loginUrl?token=ll_1');
  const replies: Record<string, object | 'down'> = { [LOGIN]: 'down' };
  const { calls } = renderPage(<LoginLinkScreen />, replies);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  replies[LOGIN] = loggedIn('m_0001', 'demo');
  await userEvent.click(retry);
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'll_1' }, { token: 'll_1' }]);
});

it('asks a member before the account is changed', async () => {
  createSessionStore().write(member('m_0001', 'demo'));
  navigate('/loginUrl?token=ll_1');
  const { calls, services } = renderPage(<LoginLinkScreen />, {
    [LOGIN]: loggedIn('m_0009', 'vip'),
  });
  expect(screen.getByText(/You are logged in as demo/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Stay as demo' }).getAttribute('href')).toBe('/');
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Switch account' }));
  await waitFor(() => expect(services.session.read()?.username).toBe('vip'));
});
