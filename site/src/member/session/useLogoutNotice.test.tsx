import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { waitingToasts } from '../../platform/toasts/notify.ts';
import { member, renderPage } from '../testing/testPage.tsx';
import { SESSION_CHANNEL } from './sessionStore.ts';
import { useLogoutNotice } from './useLogoutNotice.ts';

function Notice() {
  useLogoutNotice();
  return null;
}

afterEach(() => {
  cleanup();
  waitingToasts.take();
});

const texts = () => waitingToasts.take().map(({ text }) => text);

it('says that the member was logged out, and nothing when the API has ended the session', () => {
  const { services } = renderPage(<Notice />, {});
  act(() => services.session.write(member('u1', 'demo'), undefined));
  expect(texts()).toEqual([]);
  act(() => services.session.write(null, 'loggedOut'));
  expect(texts()).toEqual(['You are logged out']);
  act(() => services.session.write(member('u1', 'demo'), undefined));
  act(() => services.session.write(null, 'expired'));
  expect(texts()).toEqual([]);
});

it('says it in a tab whose member logged out in another', async () => {
  const { services } = renderPage(<Notice />, {});
  act(() => services.session.write(member('u1', 'demo'), undefined));
  document.cookie = 'auth=; Path=/; Max-Age=0';
  new BroadcastChannel(SESSION_CHANNEL).postMessage('loggedOut');
  await vi.waitFor(() => expect(texts()).toEqual(['You are logged out']));
});
