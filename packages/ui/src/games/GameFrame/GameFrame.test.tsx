import { satang } from '@brand/domain';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { GameFrame, type GameFrameProps } from './GameFrame.tsx';

const NINE = Date.parse('2026-01-15T09:00:00+07:00');
const SRC = 'https://games.example/play/koi?token=a';
const props: GameFrameProps = {
  title: 'Koi Pond',
  state: { status: 'ready', src: SRC },
  backHref: '#back',
  since: null,
  wallet: { balance: satang(1_284_550), depositHref: '#deposit' },
  onLoad: vi.fn(),
  onRetry: vi.fn(),
  onNewTab: vi.fn(),
};
const frame = () => document.querySelector('iframe') as HTMLIFrameElement;
const draw = (more: Partial<GameFrameProps> = {}) =>
  renderInLanguage(<GameFrame {...props} {...more} />);

beforeEach(() => void vi.clearAllMocks());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the frame of a game', () => {
  it('allows a game scripts, its own origin and forms, and nothing beyond the frame', () => {
    draw();
    expect(frame().getAttribute('sandbox')?.split(' ')).toEqual([
      'allow-scripts',
      'allow-same-origin',
      'allow-forms',
    ]);
    expect(frame().getAttribute('allow')).toBe('autoplay; screen-wake-lock');
    expect(frame().getAttribute('referrerpolicy')).toBe('strict-origin');
  });

  it('keeps the same iframe through favourite, balance, panels, full window and a late load', async () => {
    const { rerender } = draw({
      state: { status: 'loading', src: SRC },
      onFavouriteChange: vi.fn(),
    });
    const first = frame();
    rerender(<GameFrame {...props} state={{ status: 'late', src: SRC }} />);
    rerender(<GameFrame {...props} favourite covered wallet={null} />);
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    rerender(<GameFrame {...props} title="ปลาคาร์ป" headed />);
    expect(frame()).toBe(first);
    expect(first.isConnected).toBe(true);
  });

  it('replaces the iframe for another URL, so that nothing of the last game remains', () => {
    const { rerender } = draw();
    const first = frame();
    rerender(<GameFrame {...props} state={{ status: 'loading', src: `${SRC}b` }} />);
    expect(frame()).not.toBe(first);
  });

  it.each([
    [{ status: 'launching' }],
    [{ status: 'failed', text: 'x' }],
    [{ status: 'maintenance', text: null }],
    [{ status: 'refused', text: 'x' }],
    [{ status: 'tab', tab: 'open' }],
  ] as const)('contains no game while it is %j', (state) => {
    draw({ state });
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('keeps a late game loading, and offers retry and a new tab', async () => {
    const { rerender } = draw({ state: { status: 'late', src: SRC } });
    expect(screen.getByRole('alert').textContent).toContain('longer than usual');
    await userEvent.click(screen.getByRole('button', { name: 'Open in a new tab' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(
      [props.onNewTab, props.onRetry].map((each) => vi.mocked(each).mock.calls.length),
    ).toEqual([1, 1]);
    fireEvent.load(frame());
    expect(props.onLoad).toHaveBeenCalledTimes(1);
    rerender(<GameFrame {...props} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('keyboard focus', () => {
  it('moves to the game when it has loaded', () => {
    draw();
    fireEvent.load(frame());
    expect(document.activeElement).toBe(frame());
  });

  it('stays in a text field, and the game cannot take it', async () => {
    renderInLanguage(
      <>
        <input aria-label="Amount" />
        <GameFrame {...props} />
      </>,
    );
    act(() => screen.getByLabelText('Amount').focus());
    expect(frame().inert).toBe(true);
    fireEvent.load(frame());
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
    // A focus change that started before.
    act(() => frame().focus());
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount')));
    act(() => screen.getByLabelText('Amount').blur());
    await vi.waitFor(() => expect(frame().inert).toBe(false));
  });

  it('is kept from a covered game and returned after that', () => {
    const { rerender } = draw({ covered: true });
    expect(frame().inert).toBe(true);
    rerender(<GameFrame {...props} />);
    expect(frame().inert).toBe(false);
  });

  it('is also returned if the focus was removed together with the overlay', () => {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((next) => frames.push(next));
    const { rerender } = draw({ covered: true });
    fireEvent.focusOut(screen.getByRole('button', { name: 'Full screen' }));
    rerender(<GameFrame {...props} />);
    for (const next of frames) next(0);
    expect(frame().inert).toBe(false);
    vi.restoreAllMocks();
  });
});

describe('the bar', () => {
  it('leaves balance and deposit to a visible header, and shows them in the full window', async () => {
    draw({ headed: true });
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('#deposit');
    expect(screen.getByText('12,845.50')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });

  it('leaves the full window together with browser full screen, in both directions', async () => {
    let full: Element | null = null;
    const root = document.documentElement;
    Object.defineProperty(document, 'fullscreenElement', { get: () => full, configurable: true });
    root.requestFullscreen = vi.fn(async () => void (full = root));
    document.exitFullscreen = vi.fn(async () => void (full = null));
    const { unmount } = draw();
    const enter = () => userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    await enter();
    expect(root.requestFullscreen).toHaveBeenCalledTimes(1);
    full = null;
    fireEvent(document, new Event('fullscreenchange'));
    expect(screen.getByRole('button', { name: 'Full screen' })).toBeDefined();
    await enter();
    await userEvent.click(screen.getByRole('button', { name: 'Exit full screen' }));
    expect(document.exitFullscreen).toHaveBeenCalledTimes(1);
    await enter();
    unmount();
    expect(document.exitFullscreen).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(document, 'fullscreenElement');
  });

  it('shows a standing in a tournament only if there is one', () => {
    const { rerender } = draw();
    expect(document.querySelector('[data-part=standing]')).toBeNull();
    rerender(<GameFrame {...props} standing={<p>Rank 12</p>} />);
    expect(screen.getByText('Rank 12').closest('[data-part=bar]')).not.toBeNull();
  });

  it('exposes the favourite button as a toggle and calls with the new state', async () => {
    const onFavouriteChange = vi.fn();
    draw({ favourite: true, onFavouriteChange });
    const heart = screen.getByRole('button', { name: 'Favourite: Koi Pond', pressed: true });
    await userEvent.click(heart);
    expect(onFavouriteChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('shows the Bangkok time and the duration of play, updated every minute', () => {
    vi.useFakeTimers({ now: NINE });
    draw({ since: NINE - 58 * 60_000 });
    const clock = () => document.querySelector('[data-part=clock]')?.textContent;
    const pass = (seconds: number) => {
      for (let left = seconds; left > 0; left -= 5) act(() => void vi.advanceTimersByTime(5_000));
    };
    expect(clock()).toBe('Time in Thailand 09:0058 min played');
    pass(60);
    expect(clock()).toBe('Time in Thailand 09:0159 min played');
    pass(60);
    expect(clock()).toBe('Time in Thailand 09:021 h 0 min played');
  });

  it('shows neither if the operator disables the clock', () => {
    draw({ clock: false, since: NINE });
    expect(document.querySelector('[data-part=clock]')).toBeNull();
  });
});
