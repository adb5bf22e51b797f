import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import { LoginForm } from './LoginForm.tsx';
import { createSessionStore } from '../../../member/session/sessionStore.ts';
import { expectAdmin, loggedIn, renderPage } from '../../../member/testing/testPage.tsx';

const LOGIN = '/api/v1/member/login';
const CONTACT = '/api/v3/member/getLineContact';

afterEach(() => {
  cleanup();
  createSessionStore().write(null, 'loggedOut');
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Everything stored in the tab, as one string. */
const kept = () =>
  Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '')
    .map((name) => sessionStorage.getItem(name))
    .join('\n');

async function logIn(name = 'demo') {
  const user = userEvent.setup();
  const username = screen.getByRole('textbox', { name: 'Phone or username' });
  await user.clear(username);
  await user.type(username, name);
  await user.type(screen.getByLabelText('Password'), 'demo1234{Enter}');
}

it.each([
  [1007, 'The upline of this account is locked. Please contact admin.'],
  [1008, 'The password is locked. Please contact admin.'],
  [5000, 'Wrong username or password'],
  [5001, 'This account cannot log in. Please contact admin.'],
  [
    5010,
    'This account is on a break. You can log in again when it ends. To withdraw your remaining balance, please contact admin.',
  ],
  [1234, 'Could not log in. Please try again.'],
])('shows the message of code %i', async (code, sentence) => {
  navigate('/login');
  const page = renderPage(<LoginForm />, {
    [LOGIN]: { code },
    [CONTACT]: { code: 0, result: { id: '@lotus', link: 'https://chat.example/lotus' } },
  });
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  await expectAdmin(page, sentence.includes('contact admin'));
});

it('shows when a break ends, in Bangkok time', async () => {
  navigate('/login');
  renderPage(<LoginForm />, { [LOGIN]: { code: 5010, result: { until: 1_768_530_600 } } });
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'You can log in again on 16 Jan 2026 09:30.',
  );
});

it.each([3000, 4290])('waits a minute after %i, also after a reload', async (code) => {
  navigate('/login');
  const { unmount } = renderPage(<LoginForm />, { [LOGIN]: { code } });
  await logIn();
  expect(await screen.findByRole('button', { name: 'Try again in 1:00' })).toBeTruthy();
  unmount();
  renderPage(<LoginForm />, {});
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Try again in 1:00' });
  expect(button.disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain(`Code ${code}`);
});

it.each([3000, 4290])('after %i for one name, lets another name log in', async (code) => {
  navigate('/login');
  const { unmount } = renderPage(<LoginForm />, { [LOGIN]: { code } });
  await logIn();
  await screen.findByRole('button', { name: 'Try again in 1:00' });
  const user = userEvent.setup();
  const username = () => screen.getByRole('textbox', { name: 'Phone or username' });
  const submit = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Log in' });
  await user.type(username(), 's');
  expect(submit()?.disabled).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  renderPage(<LoginForm />, {});
  expect(submit()?.disabled).toBe(false);
  await user.clear(username());
  await user.type(username(), ' Demo');
  expect(await screen.findByRole('button', { name: /^Try again in/ })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(`Code ${code}`);
});

it('reports a network error and an invalid reply', async () => {
  navigate('/login');
  const { unmount } = renderPage(<LoginForm />, { [LOGIN]: 'down' });
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  unmount();
  renderPage(<LoginForm />, { [LOGIN]: { code: 0, result: {} } });
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be read');
});

it('loads the login call at the start, so that a later network loss is reported as a failed request', async () => {
  navigate('/login');
  const { services } = renderPage(<LoginForm />, { [LOGIN]: 'down' });
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  Object.assign(services, { account: lost });
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
});

it('keeps the typed username over a reload and a login, never the password, and removes it after a logout', async () => {
  navigate('/login');
  const first = renderPage(<LoginForm />, { [LOGIN]: { code: 5000 } });
  await logIn();
  await screen.findByRole('alert');
  first.unmount();
  expect(kept()).not.toContain('demo1234');
  renderPage(<LoginForm />, { [LOGIN]: loggedIn('m_0001', 'demo') });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone or username' }).value).toBe(
    'demo',
  );
  await logIn();
  await vi.waitFor(() => expect(createSessionStore().read()).not.toBeNull());
  expect(kept()).not.toContain('demo1234');
  renderPage(<LoginForm />, {});
  expect(
    screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Phone or username' })[1]!.value,
  ).toBe('demo');
  createSessionStore().write(null, 'loggedOut');
  expect(kept()).not.toContain('demo');
});

it('explains the redirect to a visitor who opened another page', () => {
  navigate('/login?url=%2Fwithdraw');
  renderPage(<LoginForm />, {});
  expect(screen.getByText('Please log in to continue')).toBeTruthy();
});

it('does not explain a page that the visitor may see', () => {
  navigate('/login?url=%2Fpromotion');
  renderPage(<LoginForm />, {});
  expect(screen.queryByText('Please log in to continue')).toBeNull();
});

it('leads to registration and the forgotten password with the return address', () => {
  navigate('/login?url=%2Fgame%2Fg_1');
  renderPage(<LoginForm />, {});
  for (const [name, page] of [
    ['Sign up', '/register'],
    ['Forgot password', '/forgot'],
  ] as const) {
    expect(screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href')).toBe(
      `${page}?url=%2Fgame%2Fg_1`,
    );
  }
});

it.each(['089-114-0089', '089 114 0089', '+66891140089', '0066 89 114 0089', '๐๘๙๑๑๔๐๐๘๙'])(
  'sends %s as the phone number that registration stores',
  async (typed) => {
    navigate('/login');
    const { calls } = renderPage(<LoginForm />, { [LOGIN]: { code: 5000 } });
    await logIn(typed);
    await screen.findByRole('alert');
    expect(calls.find(({ path }) => path === LOGIN)?.body).toMatchObject({
      username: '0891140089',
    });
  },
);

it('does not redirect to a page outside the site and LINE', async () => {
  navigate('/login');
  renderPage(<LoginForm />, {
    '/api/authorize': { code: 0, result: { link: 'https://line.evil.example/consent' } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Log in with LINE' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be read');
  expect(sessionStorage.getItem('lineWay')).toBeNull();
});

it('reports before the login that the browser blocks cookies', () => {
  navigate('/login');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  renderPage(<LoginForm />, {});
  expect(
    screen.getByText('Your browser blocks cookies. Allow them for this site to stay logged in.'),
  ).toBeTruthy();
});
