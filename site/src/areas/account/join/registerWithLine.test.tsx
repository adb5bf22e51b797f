import type { LineApi } from '@brand/api/line';
import { ApiError } from '@brand/api';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { clearCookie } from '../../../platform/storage/cookies.ts';
import { readLineSignUp, storeFailedTrip, storeLineProof } from '../line/lineSignUp.ts';
import { readLineWay } from '../line/lineWay.ts';
import { api } from './testing/joinCalls.ts';
import {
  NOW,
  SESSION,
  begin,
  box,
  renderScreen,
  login,
  password,
  prepareRegister,
  press,
  refused,
  time,
  toPassword,
} from './testing/registerPage.tsx';

const line = vi.hoisted(() => ({ authorize: vi.fn<LineApi['authorize']>() }));
vi.mock('../../../platform/device/useIsPhone.ts', () => ({ useIsPhone: () => true }));
vi.mock('../line/useLineApi.ts', () => ({ useLineApi: () => line }));
vi.mock('./useJoinApi.ts', async () => {
  const { api: calls } = await import('./testing/joinCalls.ts');
  return { useJoinApi: () => calls };
});

prepareRegister();
afterEach(() => clearCookie('line'));

const proof = { token: 'lp_1', name: 'Namfon', expiresAt: NOW + 900_000 };
const stored = () => readLineSignUp(NOW).status;
const sentToken = (at = 0) => api.register.mock.calls[at]?.[0].lineToken;
const alert = async () => (await screen.findByRole('alert')).textContent;
const offered = () => screen.queryByRole('button', { name: 'Sign up with LINE' });
const account = () => document.querySelector('[data-part=line-account]')?.textContent ?? null;

it('goes to LINE with the return address, and keeps the typed phone over the trip', async () => {
  history.replaceState(null, '', '/en/register?url=%2Fvip');
  line.authorize.mockResolvedValue('https://line.example/consent?request=lr_1');
  renderScreen({ lineSignUp: true });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Phone number' }), '08912');
  press('Sign up with LINE');
  await waitFor(() => expect(readLineWay()).not.toBeNull());
  expect(readLineWay()).toMatchObject({
    intent: 'register',
    userId: null,
    page: '/register?url=%2Fvip',
  });
  expect(line.authorize.mock.calls[0]?.[0]).toMatchObject({ intent: { action: 'register' } });
  cleanup();
  storeLineProof(proof);
  renderScreen({ lineSignUp: true });
  expect((await screen.findByDisplayValue('08912')).getAttribute('name')).toBe('phone');
  expect(account()).toContain('Namfon');
});

it('registers with the proof, once, and stores that LINE is connected', async () => {
  storeLineProof(proof);
  renderScreen({ lineSignUp: true });
  expect(offered()).toBeNull();
  await toPassword();
  expect(account()).toContain('Namfon');
  press('Sign up');
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
  expect([sentToken(), stored()]).toEqual(['lp_1', 'none']);
  expect(document.cookie).toContain('line=1');
});

it('registers without LINE after it was removed, and offers it again at the first step', async () => {
  storeLineProof(proof);
  renderScreen({ lineSignUp: true });
  await screen.findByRole('textbox', { name: 'Phone number' });
  press('Remove');
  expect([account(), stored()]).toEqual([null, 'none']);
  expect(offered()).toBeTruthy();
  await toPassword();
  press('Sign up');
  await screen.findByRole('heading', { name: 'Welcome' });
  expect(api.register.mock.calls[0]?.[0]).not.toHaveProperty('lineToken');
});

it('sends no form with an expired proof, keeps what was typed, and then registers without LINE', async () => {
  storeLineProof({ ...proof, expiresAt: NOW + 60_000 });
  renderScreen({ lineSignUp: true });
  await toPassword();
  // The phone slept: no timer has fired yet.
  time.now = NOW + 60_000;
  press('Sign up');
  expect(await alert()).toMatch(/connection with LINE has expired.*tap “Sign up”/);
  expect(api.register).not.toHaveBeenCalled();
  expect([password().value, stored()]).toEqual(['secret99', 'none']);
  press('Sign up');
  await screen.findByRole('heading', { name: 'Welcome' });
  expect(api.register.mock.calls[0]?.[0]).not.toHaveProperty('lineToken');
});

it.each([
  [6009, 'has expired or was already used'],
  [6010, 'Another member now uses this LINE account'],
])('keeps what was typed after %i, and registers without LINE', async (code, sentence) => {
  storeLineProof(proof);
  api.register.mockRejectedValueOnce(refused(code));
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderScreen({ lineSignUp: true });
  await toPassword();
  press('Sign up');
  expect(await alert()).toContain(sentence);
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')]);
  expect(await alert()).toContain(`Code ${code}`);
  expect([password().value, stored(), account()]).toEqual(['secret99', 'none', null]);
  press('Sign up');
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
  expect([sentToken(0), sentToken(1)]).toEqual(['lp_1', undefined]);
  expect(document.cookie).not.toContain('line=1');
});

it('treats a token that the API calls invalid as one that has expired', async () => {
  storeLineProof(proof);
  api.register.mockRejectedValueOnce(refused(4000, { field: 'line_token' }));
  renderScreen({ lineSignUp: true });
  await toPassword();
  press('Sign up');
  expect(await alert()).toContain('connection with LINE has expired');
  expect(password().value).toBe('secret99');
});

it('goes to LINE again from the last step, and continues there', async () => {
  storeLineProof(proof);
  api.register.mockRejectedValueOnce(refused(6009));
  line.authorize.mockResolvedValue('https://line.example/consent?request=lr_1');
  renderScreen({ lineSignUp: true });
  await toPassword();
  press('Sign up');
  await screen.findByRole('alert');
  press('Connect LINE again');
  await waitFor(() => expect(readLineWay()?.intent).toBe('register'));
  cleanup();
  storeLineProof({ ...proof, token: 'lp_2' });
  renderScreen({ lineSignUp: true });
  expect(await screen.findByText('456-7-89012-3')).toBeTruthy();
  expect(box('Username').value).toBe('0891234567');
  expect(account()).toContain('Namfon');
});

it('keeps the proof when a reply is lost, and is welcomed if the first try went through', async () => {
  storeLineProof(proof);
  api.register
    .mockRejectedValueOnce(new ApiError({ kind: 'network' }))
    .mockRejectedValueOnce(refused(6000));
  login.mockImplementation(() => {
    begin();
    return Promise.resolve(SESSION);
  });
  renderScreen({ lineSignUp: true });
  await toPassword();
  press('Sign up');
  expect(await alert()).toContain('No connection');
  expect(stored()).toBe('connected');
  press('Sign up');
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
  expect([stored(), document.cookie.includes('line=1')]).toEqual(['none', true]);
});

it('says after a cancelled trip that the phone is enough, until the next visit of the page', async () => {
  storeFailedTrip(6007);
  renderScreen({ lineSignUp: true });
  expect(await screen.findByText(/LINE was not connected. Sign up with your phone/)).toBeTruthy();
  expect(offered()).toBeTruthy();
  cleanup();
  renderScreen({ lineSignUp: true });
  await screen.findByRole('textbox', { name: 'Phone number' });
  expect(screen.queryByText(/LINE was not connected/)).toBeNull();
});

it('reports that LINE cannot be opened, beside the form of the phone', async () => {
  line.authorize.mockRejectedValue(new ApiError({ kind: 'network', area: 'line' }));
  renderScreen({ lineSignUp: true });
  await screen.findByRole('textbox', { name: 'Phone number' });
  press('Sign up with LINE');
  expect(await alert()).toContain('No connection');
  expect(box('Phone number')).toBeTruthy();
  expect(readLineWay()).toBeNull();
});

it('shows and sends nothing of LINE if the operator has it off', async () => {
  storeLineProof(proof);
  renderScreen();
  await toPassword();
  expect([offered(), account()]).toEqual([null, null]);
  press('Sign up');
  await screen.findByRole('heading', { name: 'Welcome' });
  expect(api.register.mock.calls[0]?.[0]).not.toHaveProperty('lineToken');
});
