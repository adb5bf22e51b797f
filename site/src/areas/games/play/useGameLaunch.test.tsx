import { setClock } from '@brand/ui';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import { ServicesContext } from '../../../member/services.ts';
import { launcherOf } from './launcher.ts';
import {
  ADDRESS,
  beDevice,
  fakeTab,
  gameOf,
  launchServices,
  settled,
} from './testing/testLaunch.ts';
import { useGameLaunch } from './useGameLaunch.ts';

vi.mock('../recordRecent.ts', () => ({ recordRecent: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  setClock(() => Date.now());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  beDevice('desktop');
  history.replaceState(null, '', '/game/g_slot/koi');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders the page of a game. */
async function shown(game = gameOf('slot'), isDemo = false) {
  const { services, asked } = launchServices();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>{children}</ServicesContext>
  );
  const page = renderHook((props) => useGameLaunch(props.game, props.isDemo), {
    wrapper,
    initialProps: { game, isDemo },
  });
  await act(settled);
  const answer = (reply: object | 'down', call = asked.length - 1) =>
    act(() => asked[call]!.answer(reply));
  return { ...page, services, asked, answer, state: () => page.result.current.state };
}

const done = { code: 0, result: ADDRESS };

describe('game page', () => {
  it('requests the launch when it is shown, says when that takes long, and opens the game in its frame', async () => {
    const { answer, asked, state } = await shown();
    expect(state()).toEqual({ status: 'asking', slow: false });
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(state()).toEqual({ status: 'asking', slow: true });
    await answer(done);
    expect(state()).toEqual({ status: 'open', address: ADDRESS });
    expect(asked).toHaveLength(1);
  });

  it('does not restart the game after a rerender, an update, or a language change', async () => {
    const { answer, asked, rerender, state } = await shown();
    await answer(done);
    rerender({ game: gameOf('slot', { favourite: true }), isDemo: false });
    act(() => navigate('/en/game/g_slot/koi'));
    await act(settled);
    expect(asked).toHaveLength(1);
    expect(state().status).toBe('open');
  });

  it('shows nothing of one game on the page of another', async () => {
    const { answer, asked, rerender, state } = await shown();
    await answer(done);
    rerender({ game: gameOf('casino'), isDemo: false });
    expect(state()).toEqual({ status: 'asking', slow: false });
    await act(settled);
    expect(asked).toHaveLength(2);
  });

  it('opens nothing after it has been left', async () => {
    const { asked, services, unmount } = await shown();
    unmount();
    expect(asked[0]!.signal.aborted).toBe(true);
    expect(launcherOf(services).read().state).toEqual({ status: 'idle' });
  });

  it('requests again on a press, once for many presses', async () => {
    const { answer, asked, result, state } = await shown();
    await answer({ code: 5999 });
    expect(state()).toMatchObject({ status: 'failed' });
    act(() => {
      for (let press = 0; press < 10; press += 1) result.current.again();
    });
    await act(settled);
    expect(asked).toHaveLength(2);
    await answer({ code: 99, message: 'Back at noon' });
    expect(state()).toEqual({ status: 'maintenance', text: 'Back at noon' });
  });

  it('moves a frame that does not load into a tab', async () => {
    const { answer, result, state } = await shown();
    await answer(done);
    const tab = fakeTab();
    vi.stubGlobal('open', () => tab);
    act(() => result.current.openTab());
    expect(state()).toEqual({ status: 'elsewhere', tab: 'opening' });
    await act(settled);
    await answer(done);
    expect(state()).toEqual({ status: 'elsewhere', tab: 'open' });
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(ADDRESS);
  });
});

describe('page of a game that needs a tab', () => {
  it('requests nothing automatically: a press opens the tab', async () => {
    const { answer, asked, result, state } = await shown(gameOf('sport'));
    expect(state()).toEqual({ status: 'elsewhere', tab: 'closed' });
    expect(asked).toEqual([]);
    const tab = fakeTab();
    vi.stubGlobal('open', () => tab);
    act(() => result.current.openTab());
    await act(settled);
    await answer(done);
    expect(state()).toEqual({ status: 'elsewhere', tab: 'open' });
  });

  it('says that the browser blocks the tab', async () => {
    const { asked, result, state } = await shown(gameOf('lotto'));
    vi.stubGlobal('open', () => null);
    act(() => result.current.openTab());
    await act(settled);
    expect(state()).toEqual({ status: 'elsewhere', tab: 'blocked' });
    expect(asked).toEqual([]);
  });
});

describe('game page on a phone', () => {
  it('waits for a press when it is restored after it had navigated to the game', async () => {
    beDevice('phone');
    const { answer, asked, result, state } = await shown(gameOf('sport'));
    expect(asked).toMatchObject([{ body: { client: 'MB' } }]);
    await answer(done);
    expect(state()).toEqual({ status: 'left' });
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await act(settled);
    expect(state()).toEqual({ status: 'elsewhere', tab: 'closed' });
    expect(asked).toHaveLength(1);
    act(() => result.current.again());
    await act(settled);
    expect(asked).toHaveLength(2);
  });

  it('shows the list again when Firefox restores it in the place of the list', async () => {
    beDevice('phone');
    navigate('/list/sport?sort=rtp');
    navigate('/game/g_1/one');
    const { answer, state } = await shown(gameOf('sport'));
    await answer(done);
    expect(state()).toEqual({ status: 'left' });
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(location.pathname + location.search).toBe('/list/sport?sort=rtp');
    expect(history.state).toEqual({ inside: true });
  });
});
