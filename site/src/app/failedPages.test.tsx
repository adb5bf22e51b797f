import { ApiError } from '@brand/api';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionBar } from './ConnectionBar.tsx';
import { LoadedPage } from './LoadedPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { Words } from './Words.tsx';
import { holdPage } from './busy.ts';
import { loadMessages } from './messages.ts';
import { page } from './page.ts';

const draw = (content: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Words>
        <main>{content}</main>
      </Words>
    </QueryClientProvider>,
  );
const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

beforeEach(async () => {
  history.replaceState(null, '', '/en/vip');
  await loadMessages('en', 'core');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['a fault of the page', new Error('broken'), 'Please wait 5 minutes to try again'],
  ['a fault of the API', new ApiError({ kind: 'maintenance' }), 'Please wait 5 minutes'],
  ['no network', new ApiError({ kind: 'network' }), 'No connection'],
])('%s shows the error page with a retry and the way home, never a white one', (_, error, text) => {
  // React tells the console of every error that it catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  function Page() {
    if (broken) throw error;
    return <p>the page</p>;
  }
  draw(
    <PageBoundary>
      <Page />
    </PageBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/en');
  broken = false;
  retry();
  expect(screen.getByText('the page')).toBeTruthy();
});

it('code that cannot be had is asked for again, by hand and when the network is back', async () => {
  // The page is held: nothing is loaded anew.
  const letGo = holdPage();
  const fetchCode = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(() => <p>the page</p>);
  draw(<LoadedPage page={page(fetchCode)} words="core" />);
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  retry();
  expect(screen.queryByRole('alert')).toBeNull();
  await screen.findByRole('alert');
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('the page');
  expect(fetchCode).toHaveBeenCalledTimes(3);
  letGo();
});

it('says that there is no network, and asks again for what failed when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const turn = (to: boolean) =>
    act(() => {
      online.mockReturnValue(to);
      dispatchEvent(new Event(to ? 'online' : 'offline'));
    });
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network'));
  read.mockResolvedValue('the answer');
  function Page() {
    const { data = 'nothing' } = useQuery({ queryKey: ['a'], queryFn: read, retry: false });
    return <p>{data}</p>;
  }
  draw(
    <>
      <ConnectionBar />
      <Page />
    </>,
  );
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  turn(false);
  expect(screen.getByRole('status').textContent).toContain('You are offline');
  expect(screen.getByText('nothing')).toBeTruthy();
  turn(true);
  expect(screen.getByRole('status').textContent).toBe('');
  await screen.findByText('the answer');
});
