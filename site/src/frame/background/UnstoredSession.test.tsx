import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { waitingToasts } from '../../platform/toasts/notify.ts';
import { UnstoredSession } from './UnstoredSession.tsx';
import { member, renderPage } from '../../member/testing/testPage.tsx';

afterEach(() => {
  cleanup();
  waitingToasts.take();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const texts = () => waitingToasts.take().map(({ text }) => text);

it('warns a member whose browser blocks cookies, and no one else', () => {
  const { services } = renderPage(<UnstoredSession />, {});
  act(() => services.session.write(member('u1', 'demo'), undefined));
  expect(texts()).toEqual([]);
  act(() => services.session.write(null, 'loggedOut'));
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  act(() => services.session.write(member('u1', 'demo'), undefined));
  expect(texts()).toEqual([
    'Your browser blocks cookies. Reloading or closing this page logs you out.',
  ]);
});
