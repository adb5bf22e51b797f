import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ConnectionBar } from '../../app/ConnectionBar.tsx';
import { ToastLayer } from '../../app/ToastLayer.tsx';
import { open, renderWatch } from '../maintenance/testWatch.tsx';
import { ConnectionWatch } from './ConnectionWatch.tsx';

beforeAll(() => import('../../app/toastCode.ts'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['/vip', 'ออฟไลน์อยู่', 'กลับมาออนไลน์แล้ว', 'การแจ้งเตือน'],
  ['/en/vip', 'You are offline', 'You are back online', 'Notifications'],
])('says each once at %s: away by the bar, back by a toast', async (page, away, back, name) => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const turn = (to: boolean) =>
    act(() => {
      online.mockReturnValue(to);
      dispatchEvent(new Event(to ? 'online' : 'offline'));
    });
  await renderWatch(
    <>
      <ConnectionBar />
      <ConnectionWatch />
      <ToastLayer />
    </>,
    page,
    { answer: open, asked: [] },
  );
  expect(document.body.textContent).not.toContain(back);
  turn(false);
  expect(screen.getAllByText(new RegExp(away))).toHaveLength(1);
  turn(true);
  expect(screen.queryByText(new RegExp(away))).toBeNull();
  const toasts = within(await screen.findByRole('region', { name }));
  expect(await toasts.findAllByText(back)).toHaveLength(1);
  // A network that comes and goes is one toast, not a pile of them.
  turn(false);
  turn(true);
  expect(await toasts.findAllByText(back)).toHaveLength(1);
});
