import type { Operator } from '@brand/operator';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import { dropOneTimeQuery } from '../../../routing/oneTimeQuery.ts';
import { createSessionStore } from '../../../member/session/sessionStore.ts';
import { NOW, type Replies, loggedIn, renderPage } from '../../../member/testing/testPage.tsx';
import { LineArrivalScreen } from './LineArrivalScreen.tsx';
import { readLineSignUp, storeLineProof } from './lineSignUp.ts';
import { type LineIntentName, storeLineWay } from './lineWay.ts';

const LOGIN = '/api/v1/member/loginLine';
const verifier = 'v'.repeat(43);
const expires = NOW / 1000 + 900;
const UNKNOWN = { code: 6008, result: { line_token: 'lp_1', expires, name: 'Namfon' } };
const REGISTER = '/register/662E41?url=%2Fvip';

afterEach(() => {
  cleanup();
  createSessionStore().write(null, 'loggedOut');
  sessionStorage.clear();
  dropOneTimeQuery();
  vi.unstubAllGlobals();
});

/** Comes back from LINE to a site whose API registers with it. */
function comeBack(
  intent: LineIntentName,
  { query = `action=${intent}&code=lc_1`, replies = {}, settings = {} }: Came = {},
) {
  const page = intent === 'register' ? REGISTER : '/login?url=%2Fvip';
  storeLineWay({ verifier, intent, userId: null, page });
  navigate(`/loginLine?${query}`);
  const optionalCalls = { jackpots: false, lineSignUp: true } as Operator['optionalCalls'];
  return renderPage(<LineArrivalScreen />, replies, { optionalCalls, ...settings });
}

interface Came {
  query?: string;
  replies?: Replies;
  settings?: Partial<Operator>;
}

const address = () => location.pathname + location.search;
const stored = () => readLineSignUp(NOW);
const proof = { token: 'lp_1', name: 'Namfon', expiresAt: expires * 1000 };

it('leads back to the sign-up with the proof, which is in no address', async () => {
  const seen: string[] = [];
  const { calls } = comeBack('register', { replies: { [LOGIN]: UNKNOWN } });
  await waitFor(() => {
    seen.push(location.href);
    expect(address()).toBe(REGISTER);
  });
  expect(stored()).toEqual({ status: 'connected', proof });
  expect(calls).toEqual([{ path: LOGIN, body: { code: 'lc_1', verifier } }]);
  expect(seen.join()).not.toContain('lp_1');
});

it('logs in a member who wanted to sign up, and keeps no proof', async () => {
  storeLineProof(proof);
  comeBack('register', { replies: { [LOGIN]: loggedIn('m_0009', 'vip') } });
  await waitFor(() => expect(address()).toBe(REGISTER));
  expect(createSessionStore().read()?.userId).toBe('m_0009');
  expect(stored()).toEqual({ status: 'none' });
});

it.each([
  ['an error of LINE', 'error=access_denied', {}, '6007'],
  ['a refusal', undefined, { code: 6007 }, '6007'],
  ['an expired code', undefined, { code: 8000 }, '8000'],
  ['no code', 'action=register', {}, '8000'],
  ['an API without proofs', undefined, { code: 6008 }, '6008'],
])('leads back to the sign-up after %s, with the reason', async (_what, query, reply, code) => {
  comeBack('register', { ...(query && { query }), replies: { [LOGIN]: reply } });
  await waitFor(() => expect(address()).toBe(REGISTER));
  expect(stored()).toMatchObject({ status: 'failed', failure: { code } });
});

it('retries after a lost reply of a sign-up, and stays until there is one', async () => {
  const replies: Replies = { [LOGIN]: 'down' };
  comeBack('register', { replies });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('heading', { name: 'LINE could not be connected' })).toBeTruthy();
  replies[LOGIN] = UNKNOWN;
  await userEvent.click(retry);
  await waitFor(() => expect(address()).toBe(REGISTER));
  expect(stored().status).toBe('connected');
});

it('reports a member who may not log in, with the way back to the sign-up', async () => {
  comeBack('register', { replies: { [LOGIN]: { code: 5001 } } });
  expect(await screen.findByText(/This account cannot log in/)).toBeTruthy();
  const again = screen.getByRole('link', { name: 'Start again' });
  expect(again.getAttribute('href')).toBe(REGISTER);
});

it('offers the sign-up after a login with an account of no member, with the return address', async () => {
  comeBack('login', { replies: { [LOGIN]: UNKNOWN } });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('No member uses this LINE account yet');
  expect(screen.getByText(/signed in to LINE as Namfon/)).toBeTruthy();
  const login = screen.getByRole('link', { name: 'Log in with your password' });
  expect(login.getAttribute('href')).toBe('/login?url=%2Fvip');
  // Only the press says that the account is wanted.
  expect(stored()).toEqual({ status: 'none' });
  await userEvent.click(screen.getByRole('button', { name: 'Sign up with this LINE account' }));
  expect(address()).toBe('/register?url=%2Fvip');
  expect(stored()).toEqual({ status: 'connected', proof });
});

const registration = (more: object) => ({
  registration: { enabled: true, affiliateLink: null, ...more } as Operator['registration'],
});

it.each([
  ['the API gives no proof', { code: 6008 }, {}],
  [
    'the operator has it off',
    UNKNOWN,
    { optionalCalls: { lineSignUp: false } as Operator['optionalCalls'] },
  ],
  ['registration is closed', UNKNOWN, registration({ enabled: false })],
  [
    'members register at another site',
    UNKNOWN,
    registration({ affiliateLink: 'https://join.example' }),
  ],
])('offers no sign-up if %s', async (_why, reply, settings) => {
  comeBack('login', { replies: { [LOGIN]: reply }, settings });
  expect(await screen.findByText(/Log in with your password and connect LINE first/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Sign up/ })).toBeNull();
  expect(stored()).toEqual({ status: 'none' });
});
