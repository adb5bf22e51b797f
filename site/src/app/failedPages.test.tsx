import { ApiError, CALL_LIMIT_MS } from '@brand/api';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionBar } from '../frame/layout/ConnectionBar.tsx';
import { LoadFailed } from '../platform/errors/LoadFailed.tsx';
import { LoadedPage } from './LoadedPage.tsx';
import { PageBoundary } from '../frame/layout/PageBoundary.tsx';
import { PageIntl } from '../routing/PageIntl.tsx';
import { holdPage } from '../platform/connection/busy.ts';
import { loadMessages } from '../language/messages.ts';
import { page } from '../routing/chunks/page.ts';

const renderScreen = (content: ReactNode) => {
  const queries = new QueryClient();
  return render(content, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <PageIntl>
          <main>{children}</main>
        </PageIntl>
      </QueryClientProvider>
    ),
  });
};
const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

beforeEach(async () => {
  history.replaceState(null, '', '/en/vip');
  await loadMessages('en', 'core');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const down = (raises: boolean) => new ApiError({ kind: 'maintenance', code: 9998, raises });
const th = { wrong: 'เกิดข้อผิดพลาด', wait: 'กรุณารอ 5 นาทีแล้วลองใหม่อีกครั้ง', home: 'กลับหน้าแรก' };
const en = {
  wrong: 'Something went wrong',
  wait: 'Please wait 5 minutes and try again',
  home: 'Go to home',
};

describe.each([
  ['th', '/vip', '/', th],
  ['en', '/en/vip', '/en', en],
] as const)('a page that fails in %s', (locale, address, home, words) => {
  beforeEach(async () => {
    // React logs every error that it catches.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    history.replaceState(null, '', address);
    await loadMessages(locale, 'core');
  });

  it.each([
    ['an error of the page', new Error('broken'), words.wrong, words.wait],
    [
      'an error of the API',
      new ApiError({ kind: 'maintenance', status: 502 }),
      words.wrong,
      words.wait,
    ],
    ['an invalid reply', new ApiError({ kind: 'malformed' }), words.wrong, words.wait],
    [
      'no network',
      new ApiError({ kind: 'network' }),
      words.wrong,
      {
        th: 'เชื่อมต่อไม่ได้ ตรวจสอบอินเทอร์เน็ตแล้วลองใหม่',
        en: 'No connection. Check your internet and try again.',
      }[locale],
    ],
    [
      'code 9998',
      down(true),
      { th: 'ปิดปรับปรุงระบบ', en: 'Under maintenance' }[locale],
      {
        th: 'ระบบปิดปรับปรุงชั่วคราว กรุณาลองใหม่ภายหลัง',
        en: 'The site is under maintenance. Please try again later.',
      }[locale],
    ],
  ])(
    'by %s shows the error page with a retry and a link home, never a blank page',
    (_, error, title, text) => {
      let broken = true;
      function Page() {
        if (broken) throw error;
        return <p>the page</p>;
      }
      renderScreen(
        <PageBoundary>
          <Page />
        </PageBoundary>,
      );
      const alert = screen.getByRole('alert');
      expect(alert.querySelector('h2')?.textContent).toBe(title);
      expect(alert.querySelector('p')?.textContent).toBe(text);
      expect(screen.getByRole('link', { name: words.home }).getAttribute('href')).toBe(home);
      broken = false;
      fireEvent.click(within(alert).getByRole('button'));
      expect(screen.getByText('the page')).toBeTruthy();
    },
  );
});

describe('a page whose component stays mounted under another address', () => {
  it('clears its error there', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = (): never => {
      throw new Error('broken');
    };
    const { rerender } = renderScreen(
      <PageBoundary>
        <Broken />
      </PageBoundary>,
    );
    expect(screen.getByRole('alert')).toBeTruthy();
    history.replaceState(null, '', '/en/list/casino');
    rerender(
      <PageBoundary>
        <p>the page</p>
      </PageBoundary>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('the page')).toBeTruthy();
  });
});

describe('a component next to the page', () => {
  const broken = () => {
    throw new Error('broken');
  };
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await loadMessages('en', 'cashier');
  });

  it('shows its own error with a retry when it fails, and the page stays', async () => {
    vi.doMock('../areas/cashier/history/HistoryList.tsx', () => ({ HistoryList: broken }));
    const { SidePanels } = await import('../frame/members/SidePanels.tsx');
    renderScreen(
      <>
        <p>the page</p>
        <SidePanels open="history" />
      </>,
    );
    const panel = within(screen.getByRole('dialog', { name: 'History' }));
    expect(panel.getByRole('alert').textContent).toContain('Something went wrong');
    expect(panel.getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(screen.getByText('the page')).toBeTruthy();
    vi.doUnmock('../areas/cashier/history/HistoryList.tsx');
  });

  it('is removed when it fails in the background, and the others stay', async () => {
    const speaking = () => <p>the chat</p>;
    vi.doMock('../areas/notices/serviceState/ServiceWatch.tsx', () => ({ ServiceWatch: broken }));
    vi.doMock('../areas/community/chat/ChatLayer.tsx', () => ({ ChatLayer: speaking }));
    for (const [path, name] of [
      ['areas/service/maintenance', 'MaintenanceWatch'],
      ['areas/service/version', 'UpdateWatch'],
      ['frame/background', 'ConnectionWatch'],
      ['areas/notices/dialogs', 'NoticeWatch'],
      ['areas/promotions/box', 'PromotionWatch'],
      ['frame/background', 'PlayWatch'],
    ] as const) {
      vi.doMock(`../${path}/${name}.tsx`, () => ({ [name]: () => null }));
    }
    const { BackgroundTasks } = await import('../frame/background/BackgroundTasks.tsx');
    renderScreen(
      <>
        <p>the page</p>
        <BackgroundTasks isQuiet={false} />
      </>,
    );
    expect(screen.getByText('the page')).toBeTruthy();
    expect(screen.getByText('the chat')).toBeTruthy();
  });
});

describe('content that is unavailable', () => {
  const content = (error: unknown) =>
    renderScreen(
      <PageBoundary>
        <p>beside it</p>
        <LoadFailed title="The list could not be loaded" error={error} onRetry={() => undefined} />
      </PageBoundary>,
    );

  it('replaces the whole content area when the API is down', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    content(down(true));
    expect(screen.getByRole('alert').textContent).toContain('Under maintenance');
    expect(screen.queryByText('beside it')).toBeNull();
  });

  it.each([
    ['for a path whose failure does not report an outage', down(false), false],
    ['while an amount is typed or money is in transfer', down(true), true],
    [
      'for an error of one call',
      new ApiError({ kind: 'maintenance', status: 500, raises: true }),
      false,
    ],
    ['without a network', new ApiError({ kind: 'network', raises: true }), false],
  ])('keeps the content next to it %s', (_, error, held) => {
    const letGo = held ? holdPage() : () => undefined;
    content(error);
    expect(screen.getByText('beside it')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('The list could not be loaded');
    letGo();
  });
});

it('loads a missing chunk again on retry and when the network is back', async () => {
  // The page is held, so it is not reloaded.
  const letGo = holdPage();
  const fetchCode = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(() => <p>the page</p>);
  renderScreen(<LoadedPage page={page(fetchCode)} messages="core" />);
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  retry();
  expect(screen.queryByRole('alert')).toBeNull();
  await screen.findByRole('alert');
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('the page');
  expect(fetchCode).toHaveBeenCalledTimes(3);
  letGo();
});

it('says that code has not arrived when a call would, and shows the page when it arrives', async () => {
  vi.useFakeTimers();
  let arrive: ((component: ComponentType) => void) | undefined;
  const code = page(() => new Promise<ComponentType>((resolve) => (arrive = resolve)));
  renderScreen(<LoadedPage page={code} messages="core" />);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(CALL_LIMIT_MS - 1);
  expect(screen.queryByRole('alert')).toBeNull();
  await wait(1);
  expect(screen.getByRole('alert').textContent).toContain('did not respond in time');
  retry();
  expect(screen.queryByRole('alert')).toBeNull();
  await wait(CALL_LIMIT_MS);
  expect(screen.getByRole('alert')).toBeTruthy();
  arrive?.(() => <p>the page</p>);
  await wait(0);
  expect(screen.getByText('the page')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('reports that there is no network, and retries when the network is back', async () => {
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
  renderScreen(
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
