import { ApiError } from '@brand/api';
import type { UsernameAnswer } from '@brand/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from './testing/joinCalls.ts';
import {
  box,
  renderScreen,
  password,
  prepareRegister,
  press,
  refused,
  toPassword,
} from './testing/registerPage.tsx';

vi.mock('../../../platform/device/useIsPhone.ts', () => ({ useIsPhone: () => true }));
vi.mock('./useJoinApi.ts', async () => {
  const { api: calls } = await import('./testing/joinCalls.ts');
  return { useJoinApi: () => calls };
});

prepareRegister();
afterEach(() => void vi.useRealTimers());

const PAUSE_MS = 500;
const HINT = 'Use your phone number, or choose a name of 4–20 characters';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const choose = (name: string) => fireEvent.change(box('Username'), { target: { value: name } });
const text = () => {
  const id = box('Username').getAttribute('aria-describedby');
  return document.querySelector(`[id="${id}"]`)?.textContent;
};
const signalOf = (call: number) => api.checkUsername.mock.calls[call]?.[1]?.signal;

async function drawPassword(usernameCheck = true) {
  renderScreen({ usernameCheck });
  await toPassword();
  vi.useFakeTimers();
}

describe('the check of a username', () => {
  it('asks after a pause, once for the last of several names, with the proof of the phone', async () => {
    api.checkUsername.mockResolvedValue({ free: true });
    await drawPassword();
    for (const name of ['arun', 'arun9', ' arun99 ']) {
      choose(name);
      await pass(PAUSE_MS - 1);
    }
    expect(api.checkUsername).not.toHaveBeenCalled();
    expect(text()).toBe(HINT);
    await pass(1);
    expect(api.checkUsername.mock.calls.map(([check]) => check)).toEqual([
      { otpToken: 'op_1', username: 'arun99' },
    ]);
    await pass(0);
    expect(text()).toBe('This name is available');
    expect(box('Username').value).toBe(' arun99 ');
  });

  it('aborts the question and shows no answer of it when typing continues', async () => {
    let answer: (value: UsernameAnswer) => void = () => undefined;
    api.checkUsername.mockReturnValueOnce(new Promise((resolve) => void (answer = resolve)));
    await drawPassword();
    choose('arun');
    await pass(PAUSE_MS);
    expect(text()).toBe('Checking whether this name is available');
    choose('arun9');
    await pass(0);
    expect(signalOf(0)?.aborted).toBe(true);
    answer({ free: false, suggestions: [] });
    await pass(0);
    expect(text()).toBe(HINT);
  });

  it('fills in a suggestion, and checks it', async () => {
    api.checkUsername
      .mockResolvedValueOnce({ free: false, suggestions: ['arun9947'] })
      .mockResolvedValueOnce({ free: true });
    await drawPassword();
    choose('arun99');
    await pass(PAUSE_MS);
    await pass(0);
    press('arun9947');
    expect(box('Username').value).toBe('arun9947');
    await pass(PAUSE_MS);
    await pass(0);
    expect(text()).toBe('This name is available');
    expect(password().value).toBe('secret99');
  });

  it.each(['0891234567', '0899999999', 'aru', 'arun saeng', 'อรุณ', ''])(
    'does not ask for %j',
    async (name) => {
      await drawPassword();
      choose(name);
      await pass(60_000);
      expect(api.checkUsername).not.toHaveBeenCalled();
    },
  );

  it('does not ask if the operator has not enabled it', async () => {
    await drawPassword(false);
    choose('arun99');
    await pass(60_000);
    expect(api.checkUsername).not.toHaveBeenCalled();
    expect(text()).toBe(HINT);
    expect(document.querySelector('[data-part=username-check]')).toBeNull();
  });

  it.each([
    ['no connection', new ApiError({ kind: 'network' })],
    ['a server error', new ApiError({ kind: 'malformed', status: 500 })],
    ['wrong types', new ApiError({ kind: 'malformed' })],
    ['too many checks', refused(4290)],
    ['an expired proof', refused(6000)],
  ])('says nothing after %s, asks no more, and the form is sent', async (_, error) => {
    api.checkUsername.mockRejectedValue(error);
    await drawPassword();
    choose('arun99');
    await pass(PAUSE_MS);
    await pass(60_000);
    expect(text()).toBe(HINT);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.checkUsername).toHaveBeenCalledTimes(1);
    press('Sign up');
    await pass(0);
    expect(api.register.mock.calls[0]?.[0]).toMatchObject({ username: 'arun99' });
  });

  it('says nothing while an answer is slow, and shows it when it comes', async () => {
    let answer: (value: UsernameAnswer) => void = () => undefined;
    api.checkUsername.mockReturnValueOnce(new Promise((resolve) => void (answer = resolve)));
    await drawPassword();
    choose('arun99');
    await pass(PAUSE_MS);
    expect(text()).toBe('Checking whether this name is available');
    await pass(3000);
    expect(text()).toBe(HINT);
    answer({ free: true });
    await pass(0);
    expect(text()).toBe('This name is available');
  });

  it('sends a name that is taken, because the server decides, and keeps what was typed', async () => {
    api.checkUsername.mockResolvedValue({ free: false, suggestions: ['arun9947'] });
    api.register.mockRejectedValueOnce(refused(6002));
    await drawPassword();
    choose('arun99');
    await pass(PAUSE_MS);
    await pass(0);
    press('Sign up');
    await pass(0);
    expect(api.register).toHaveBeenCalledTimes(1);
    expect(text()).toBe('This username may already be taken. Try another one.');
    expect(box('Username').value).toBe('arun99');
    expect(password().value).toBe('secret99');
    expect(screen.getByRole('button', { name: 'arun9947' })).toBeTruthy();
  });

  it('is not waited for when the form is sent', async () => {
    await drawPassword();
    choose('arun99');
    press('Sign up');
    await pass(60_000);
    expect(api.checkUsername).not.toHaveBeenCalled();
    expect(api.register).toHaveBeenCalledTimes(1);
  });
});
