import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import { dropOneTimeQuery } from '../../../routing/oneTimeQuery.ts';
import { createSessionStore } from '../../../member/session/sessionStore.ts';
import {
  type Replies,
  expectAdmin,
  loggedIn,
  member,
  renderPage,
} from '../../../member/testing/testPage.tsx';
import { LineArrivalScreen } from './LineArrivalScreen.tsx';
import { storeLineWay } from './lineWay.ts';

const LOGIN = '/api/v1/member/loginLine';
const LINK = '/api/link';
const verifier = 'v'.repeat(43);

afterEach(() => {
  cleanup();
  createSessionStore().write(null, 'loggedOut');
  sessionStorage.clear();
  dropOneTimeQuery();
  vi.unstubAllGlobals();
});

function comeBack(query: string, replies: Replies) {
  navigate(`/loginLine?${query}`);
  return renderPage(<LineArrivalScreen />, replies);
}

it('logs in with the stored verifier, and returns to the page where the flow started', async () => {
  storeLineWay({ verifier, intent: 'login', userId: null, page: '/login?url=%2Fhistory' });
  const { calls } = comeBack('action=login&code=lc_1', { [LOGIN]: loggedIn('m_0009', 'vip') });
  expect(location.search).toBe('');
  await waitFor(() => expect(location.pathname + location.search).toBe('/login?url=%2Fhistory'));
  expect(calls).toEqual([{ path: LOGIN, body: { code: 'lc_1', verifier } }]);
});

it('links the account of the member who started the flow, and stores that it is linked', async () => {
  createSessionStore().write(member('m_0001', 'demo'));
  storeLineWay({ verifier, intent: 'change', userId: 'm_0001', page: '/profile' });
  comeBack('action=change&code=lc_1', { [LINK]: { code: 0 } });
  await waitFor(() => expect(location.pathname).toBe('/profile'));
  expect(document.cookie).toContain('line=1');
});

it.each([
  ['no flow was started here', null, 'action=login&code=lc_1'],
  ['another flow was started', 'link', 'action=login&code=lc_1'],
  ['another member started it', 'other', 'action=link&code=lc_1'],
])('sends no request when %s', (_why, begun, query) => {
  createSessionStore().write(member('m_0001', 'demo'));
  if (begun) {
    const userId = begun === 'other' ? 'm_0002' : 'm_0001';
    storeLineWay({ verifier, intent: 'link', userId, page: '/profile' });
  }
  const { calls } = comeBack(query, {});
  expect(screen.getByText(/This request was not started in this browser/)).toBeTruthy();
  expect(calls).toEqual([]);
});

it('does not use a verifier twice', () => {
  storeLineWay({ verifier, intent: 'login', userId: null, page: '/login' });
  const { unmount } = comeBack('action=login&code=lc_1', {});
  unmount();
  comeBack('action=login&code=lc_2', {});
  expect(screen.getByText(/This request was not started in this browser/)).toBeTruthy();
});

it.each([
  [1007, 'The upline of this account is locked. Please contact admin.'],
  [1008, 'The password is locked. Please contact admin.'],
  [3000, 'Please wait 1 minute and log in again.'],
  [5001, 'This account cannot log in. Please contact admin.'],
  [6007, 'Permission was not given in LINE. Please try again and tap Allow.'],
  [
    6008,
    'No member is connected to this LINE account. Log in with your password and connect LINE first.',
  ],
  [8000, 'The LINE link has expired or was already used. Please start again.'],
  [1234, 'LINE could not be connected. Please try again or contact admin.'],
])(
  'shows the message of code %i, and links to the page where the flow started',
  async (code, sentence) => {
    storeLineWay({ verifier, intent: 'login', userId: null, page: '/login' });
    const page = comeBack('action=login&code=lc_1', {
      [LOGIN]: { code },
      '/api/v3/member/getLineContact': {
        code: 0,
        result: { id: '@lotus', link: 'https://chat.example/lotus' },
      },
    });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/login');
    await expectAdmin(page, sentence.includes('contact admin'));
  },
);

it('shows when a break ends', async () => {
  storeLineWay({ verifier, intent: 'login', userId: null, page: '/login' });
  comeBack('action=login&code=lc_1', {
    [LOGIN]: { code: 5010, result: { until: 1_768_530_600 } },
  });
  expect(await screen.findByText(/You can log in again on 16 Jan 2026 09:30/)).toBeTruthy();
});

it('reports that access was denied when LINE returned an error', () => {
  storeLineWay({ verifier, intent: 'login', userId: null, page: '/login' });
  const { calls } = comeBack('error=access_denied', {});
  expect(screen.getByText(/Permission was not given in LINE/)).toBeTruthy();
  expect(calls).toEqual([]);
});

it('retries with the same code after a network error', async () => {
  storeLineWay({ verifier, intent: 'login', userId: null, page: '/login' });
  const replies: Replies = { [LOGIN]: 'down' };
  const { calls } = comeBack('action=login&code=lc_1', replies);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  replies[LOGIN] = loggedIn('m_0009', 'vip');
  await userEvent.click(retry);
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(calls).toHaveLength(2);
});
