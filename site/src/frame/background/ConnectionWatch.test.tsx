import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ConnectionBar } from '../layout/ConnectionBar.tsx';
import { ToastLayer } from '../layout/ToastLayer.tsx';
import { renderEachAnswer } from '../../platform/testing/testAnswers.ts';
import { open, renderWatch } from '../../areas/service/maintenance/testing/testWatch.tsx';
import { ConnectionWatch } from './ConnectionWatch.tsx';

renderEachAnswer();
beforeAll(() => import('../../platform/toasts/toastCode.ts'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['/vip', 'ออฟไลน์อยู่', 'กลับมาออนไลน์แล้ว', 'การแจ้งเตือน'],
  ['/en/vip', 'You are offline', 'You are back online', 'Notifications'],
])('reports offline in a bar, online in a toast: %s', async (page, away, back, name) => {
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
  // An unstable network shows one toast, not several.
  turn(false);
  turn(true);
  expect(await toasts.findAllByText(back)).toHaveLength(1);
});

/** A part of the page that could not be read at first. */
function Part({ read }: { read: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: ['part'], queryFn: read, retry: false });
  return <p>{data ?? 'nothing'}</p>;
}

it('reads failed data again when the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const read = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('down'));
  const page = (
    <>
      <Part read={read} />
      <ConnectionWatch />
    </>
  );
  await renderWatch(page, '/en/vip', { answer: open, asked: [] });
  await act(async () => {});
  expect(screen.getByText('nothing')).toBeDefined();
  for (const to of [false, true]) {
    act(() => {
      online.mockReturnValue(to);
      dispatchEvent(new Event(to ? 'online' : 'offline'));
    });
  }
  expect(await screen.findByText('here')).toBeDefined();
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads it when the API is back, and requests nothing while the API is down', async () => {
  const read = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('down'));
  const page = (
    <>
      <Part read={read} />
      <ConnectionWatch />
    </>
  );
  const { services } = await renderWatch(page, '/en/vip', { answer: open, asked: [] });
  const check = (answer: () => Promise<null>) =>
    act(async () => {
      await services.queries
        .fetchQuery({ queryKey: ['maintenance'], queryFn: answer, retry: false })
        .catch(() => undefined);
    });
  const down = () => Promise.reject(new Error('down'));
  await check(down);
  await check(down);
  expect(read).toHaveBeenCalledTimes(1);
  await check(async () => null);
  expect(await screen.findByText('here')).toBeDefined();
  expect(read).toHaveBeenCalledTimes(2);
});
