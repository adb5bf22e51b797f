import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import { createSessionStore } from '../../../member/session/sessionStore.ts';
import {
  NOW,
  type Replies,
  loggedIn,
  member,
  renderPage,
} from '../../../member/testing/testPage.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { dropForgotProof, storeForgotProof, readForgotProof } from './forgotProof.ts';

const FORGOT = '/api/v1/member/forgot';
const RESET = '/api/v1/member/resetPassword';
const proof = { phone: '0812340001', token: 'op_91d0b2', expiresAt: NOW + 900_000 };

afterEach(() => {
  cleanup();
  createSessionStore().write(null, 'loggedOut');
  dropForgotProof();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function openWithProof(replies: Replies) {
  storeForgotProof(proof);
  navigate('/resetPassword');
  return renderPage(<ResetPasswordScreen />, replies);
}

function openAsMember(replies: Replies) {
  createSessionStore().write(member('m_0001', 'demo'));
  navigate('/resetPassword');
  return renderPage(<ResetPasswordScreen />, replies);
}

async function choose(password: string, old?: string) {
  const user = userEvent.setup();
  if (old !== undefined) await user.type(screen.getByLabelText('Old password'), old);
  await user.type(screen.getByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Repeat password'), `${password}{Enter}`);
}

it('sets a forgotten password with the proof, starts the session, and goes home', async () => {
  const { calls, services } = openWithProof({ [FORGOT]: loggedIn('m_0001', 'demo') });
  await choose('secret99');
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(calls).toEqual([
    {
      path: FORGOT,
      body: { phone: '0812340001', otp_token: 'op_91d0b2', password: 'secret99' },
    },
  ]);
  expect(services.session.read()?.username).toBe('demo');
  expect(readForgotProof(NOW)).toBeNull();
});

it.each([
  [4000, 'Please fill in all fields correctly.'],
  [5001, 'This account cannot log in. Please contact admin.'],
  [6006, 'Something went wrong. Please try again or contact admin.'],
  [8000, 'No account was found for this phone number. Check the number and try again.'],
  [9998, 'Verify your identity before setting a new password. Please contact admin.'],
])('shows the message of code %i, and keeps proof and fields', async (code, sentence) => {
  openWithProof({ [FORGOT]: { code } });
  await choose('secret99');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('secret99');
  expect(readForgotProof(NOW)).not.toBeNull();
});

it.each([6000, 6001])('links to a new OTP after %i, or to admin', async (code) => {
  openWithProof({
    [FORGOT]: { code },
    '/api/v3/member/getLineContact': {
      code: 0,
      result: { id: '@lotus', link: 'https://chat.example/lotus' },
    },
  });
  await choose('secret99');
  const admin = await screen.findByRole('link', { name: 'Contact admin' });
  expect(admin.getAttribute('href')).toBe('https://chat.example/lotus');
  await userEvent.click(await screen.findByRole('button', { name: 'Request a new OTP code' }));
  expect(location.pathname).toBe('/forgot');
  expect(readForgotProof(NOW)).toBeNull();
});

it('changes the password of a member and reports what happened to other devices', async () => {
  const { calls } = openAsMember({ [RESET]: { code: 0 } });
  await choose('secret99', 'demo1234');
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeTruthy();
  expect(calls[0]?.body).toEqual({ old_password: 'demo1234', password: 'secret99' });
});

it('reports a wrong old password', async () => {
  openAsMember({ [RESET]: { code: 5002 } });
  await choose('secret99', 'nonsense');
  const old = screen.getByLabelText('Old password');
  await waitFor(() => expect(old.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(old);
});

it('waits a minute after too many tries, also after a reload', async () => {
  const { unmount } = openAsMember({ [RESET]: { code: 4290 } });
  await choose('secret99', 'nonsense');
  expect(await screen.findByRole('button', { name: 'Try again in 1:00' })).toBeTruthy();
  unmount();
  openAsMember({});
  expect(screen.getByRole('button', { name: 'Try again in 1:00' })).toBeTruthy();
});
