import type { Operator } from '@brand/operator';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createSessionStore } from '../../../member/session/sessionStore.ts';
import { type Replies, loggedIn, renderPage } from '../../../member/testing/testPage.tsx';
import { navigate } from '../../../routing/address.ts';
import { LoginForm } from '../login/LoginForm.tsx';
import { OPTIONS, testDevice } from './testDevice.ts';

const PASSWORD = '/api/v1/member/login';
const ASK = '/api/v1/member/login/passkey/options';
const LOGIN = '/api/v1/member/login/passkey';

afterEach(() => {
  cleanup();
  createSessionStore().write(null, 'loggedOut');
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function show(replies: Replies = {}, passkeys = true) {
  navigate('/login?url=%2Fwithdraw');
  const features = { line: true, passkeys } as Operator['features'];
  replies[ASK] ??= OPTIONS;
  return renderPage(<LoginForm />, replies, { features });
}

const button = () => screen.getByRole('button', { name: 'Log in with a passkey' });
const noButton = () => screen.queryByRole('button', { name: 'Log in with a passkey' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone or username' });
const session = () => createSessionStore().read();

it('logs in with what the device signed', async () => {
  const { prompts } = testDevice();
  const { calls } = show({ [LOGIN]: loggedIn('m_0001', 'demo') });
  await userEvent.click(button());
  await waitFor(() => expect(prompts).toHaveLength(1));
  expect(prompts[0]?.options.mediation).toBeUndefined();
  act(() => prompts[0]?.approve());
  await waitFor(() => expect(session()?.username).toBe('demo'));
  expect(calls.map(({ path }) => path)).toEqual([ASK, LOGIN]);
});

it('says in one line what to do after a closed prompt, and asks again', async () => {
  const { prompts } = testDevice();
  show();
  await userEvent.click(button());
  await waitFor(() => expect(prompts).toHaveLength(1));
  act(() => prompts[0]?.refuse('NotAllowedError'));
  expect(await screen.findByText(/^No passkey was used/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(button());
  await waitFor(() => expect(prompts).toHaveLength(2));
  expect(screen.queryByText(/^No passkey was used/)).toBeNull();
});

it('leads to the password when the device fails', async () => {
  const { prompts } = testDevice();
  show();
  await userEvent.click(button());
  await waitFor(() => expect(prompts).toHaveLength(1));
  act(() => prompts[0]?.refuse('SecurityError'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Please log in with your password.',
  );
});

it.each([
  [5020, 'The request has expired. Please try again.'],
  [5021, 'Choose another one, or log in with your password.'],
  [5022, 'Try again, or log in with your password.'],
  [1008, 'The password is locked. Please contact admin.'],
  [4290, 'Please wait a moment and try again.'],
  [1234, 'Could not log in. Please try again.'],
])('names the next step after code %i', async (code, sentence) => {
  const { prompts } = testDevice();
  show({ [LOGIN]: { code } });
  await userEvent.click(button());
  await waitFor(() => expect(prompts).toHaveLength(1));
  act(() => prompts[0]?.approve());
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
});

it('reports a network error without opening a prompt', async () => {
  const { prompts } = testDevice();
  show({ [ASK]: 'down' });
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  expect(prompts).toHaveLength(0);
});

it('offers passkeys in the autofill of the username, without a word', async () => {
  const { prompts } = testDevice({ hasAutofill: true });
  show({ [LOGIN]: loggedIn('m_0001', 'demo') });
  expect(field().getAttribute('autocomplete')).toBe('username webauthn');
  await waitFor(() => expect(prompts).toHaveLength(1));
  expect(prompts[0]?.options.mediation).toBe('conditional');
  act(() => prompts[0]?.approve());
  await waitFor(() => expect(session()?.username).toBe('demo'));
});

it('says why a login by autofill was refused, and offers a new one', async () => {
  const { prompts } = testDevice({ hasAutofill: true });
  const replies = { [ASK]: OPTIONS, [LOGIN]: { code: 5020 } };
  const { calls } = show(replies);
  await waitFor(() => expect(prompts).toHaveLength(1));
  const challenge = 'another-challenge-of-32-random-bytes-0000002';
  replies[ASK] = { ...OPTIONS, result: { ...OPTIONS.result, challenge } };
  act(() => prompts[0]?.approve());
  expect((await screen.findByRole('alert')).textContent).toContain('The request has expired');
  await waitFor(() => expect(prompts).toHaveLength(2));
  expect(calls.filter(({ path }) => path === ASK)).toHaveLength(2);
});

it('ends the autofill when the button opens the prompt, and offers it again after that', async () => {
  const { prompts } = testDevice({ hasAutofill: true });
  show();
  await waitFor(() => expect(prompts).toHaveLength(1));
  await userEvent.click(button());
  await waitFor(() => expect(prompts).toHaveLength(2));
  expect(prompts[0]?.isStopped()).toBe(true);
  expect(prompts[1]?.isStopped()).toBe(false);
  act(() => prompts[1]?.refuse('NotAllowedError'));
  await waitFor(() => expect(prompts).toHaveLength(3));
  expect(prompts[2]?.options.mediation).toBe('conditional');
});

it('ends the autofill when the password is sent, and offers it again after a wrong one', async () => {
  const { prompts } = testDevice({ hasAutofill: true });
  show({ [PASSWORD]: { code: 5000 } });
  await waitFor(() => expect(prompts).toHaveLength(1));
  await userEvent.type(field(), 'demo');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Wrong username or password');
  expect(prompts[0]?.isStopped()).toBe(true);
  await waitFor(() => expect(prompts).toHaveLength(2));
});

it('ends the autofill when the page is left', async () => {
  const { prompts } = testDevice({ hasAutofill: true });
  const { unmount } = show();
  await waitFor(() => expect(prompts).toHaveLength(1));
  unmount();
  expect(prompts[0]?.isStopped()).toBe(true);
});

it('shows and requests nothing if the operator has no passkeys', async () => {
  const { prompts } = testDevice({ hasAutofill: true });
  const { calls } = show({ [PASSWORD]: { code: 5000 } }, false);
  expect(noButton()).toBeNull();
  expect(field().autocomplete).toBe('username');
  await userEvent.type(field(), 'demo');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  await screen.findByRole('alert');
  expect(calls.map(({ path }) => path)).toEqual([PASSWORD]);
  expect(prompts).toEqual([]);
});

it('shows and requests nothing in a browser without passkeys', async () => {
  const { calls } = show({ [PASSWORD]: { code: 5000 } });
  expect(noButton()).toBeNull();
  await userEvent.type(field(), 'demo');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  await screen.findByRole('alert');
  expect(calls.map(({ path }) => path)).toEqual([PASSWORD]);
});
