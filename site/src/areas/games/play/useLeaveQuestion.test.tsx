import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import { entryState } from '../../../routing/entryState.ts';
import { goBack } from '../../../routing/goBack.ts';
import { closePanels } from '../../../routing/pageBack.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

const GAME = '/game/g1/koi-pond';

/** jsdom moves through the history asynchronously. */
async function moved(move: () => void) {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  act(move);
  await act(async () => {
    await arrived;
  });
}

function played(first = true) {
  const hook = renderHook(({ playing }) => useLeaveQuestion(playing, '/list/slot'), {
    initialProps: { playing: first },
  });
  return {
    question: hook.result,
    turn: (playing: boolean) => hook.rerender({ playing }),
    ...hook,
  };
}

const go = (to: string) => act(() => navigate(to));
/** Whether the browser would ask before it closes the tab. */
const asksToClose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  navigate('/');
  navigate('/list/new');
  navigate(GAME);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('leaving a game', () => {
  it('asks when a link leaves the page, and stays or leaves as the member answers', () => {
    const { question } = played();
    go('/promotion?tab=1');
    expect([question.current.isOpen, location.pathname]).toEqual([true, GAME]);
    act(() => question.current.leave());
    expect([question.current.isOpen, location.pathname + location.search]).toEqual([
      false,
      '/promotion?tab=1',
    ]);
  });

  it('asks once: the second try leaves', () => {
    const { question } = played();
    go('/promotion');
    act(() => question.current.stay());
    expect([question.current.isOpen, location.pathname]).toEqual([false, GAME]);
    go('/promotion');
    expect([question.current.isOpen, location.pathname]).toEqual([false, '/promotion']);
  });

  it('asks on Back, and a second Back leaves', async () => {
    const { question } = played();
    await moved(() => history.back());
    expect([question.current.isOpen, location.pathname]).toEqual([true, GAME]);
    act(() => question.current.stay());
    await moved(() => history.back());
    expect(location.pathname).toBe('/list/new');
  });

  it('goes back to the previous page', async () => {
    const { question } = played();
    await moved(() => history.back());
    await moved(() => question.current.leave());
    expect(location.pathname).toBe('/list/new');
  });

  it('goes back from the bar as well, past its own history entry', async () => {
    const { question } = played();
    act(() => goBack('/list/slot'));
    expect([question.current.isOpen, location.pathname]).toEqual([true, GAME]);
    await moved(() => question.current.leave());
    expect(location.pathname).toBe('/list/new');
  });

  it('goes to the parent page when the visitor came from another site', async () => {
    history.replaceState(null, '');
    const { question } = played();
    await moved(() => history.back());
    act(() => question.current.leave());
    expect(location.pathname).toBe('/list/slot');
  });

  it('needs one more press of Back after “stay” on a link', async () => {
    const { question } = played();
    go('/promotion');
    act(() => question.current.stay());
    await moved(() => history.back());
    await vi.waitFor(() => expect(location.pathname).toBe('/list/new'));
  });

  it('does not include panels above the game or another language of it', async () => {
    const { question } = played();
    go(`${GAME}?sideDeposit=true`);
    await moved(() => closePanels(GAME));
    go(`${GAME}?sideHistory=true`);
    await moved(() => history.back());
    go(`/en${GAME}`);
    expect([question.current.isOpen, location.pathname]).toEqual([false, `/en${GAME}`]);
    await moved(() => history.back());
    expect([question.current.isOpen, location.pathname]).toEqual([false, GAME]);
    await moved(() => history.back());
    expect([question.current.isOpen, entryState().playing]).toEqual([true, undefined]);
  });

  it('keeps its history entry until a panel above the game is closed, which then closes as usual', async () => {
    const { turn, question } = played(false);
    go(`${GAME}?sideDeposit=true`);
    turn(true);
    expect(entryState().playing).toBeUndefined();
    await moved(() => closePanels(GAME));
    expect([entryState().playing, location.search]).toEqual([true, '']);
    expect(question.current.isOpen).toBe(false);
  });

  it('is not asked about while there is no game, nor after it failed', async () => {
    const { turn, question } = played(false);
    expect(asksToClose()).toBe(false);
    turn(true);
    expect(asksToClose()).toBe(true);
    turn(false);
    expect(asksToClose()).toBe(false);
    // The entry on top still exists: Back skips it.
    await moved(() => history.back());
    await vi.waitFor(() => expect(location.pathname).toBe('/list/new'));
    expect(question.current.isOpen).toBe(false);
  });

  it('does not stop a redirect, such as at the end of the session', () => {
    played();
    act(() => navigate('/login?url=%2F', { replace: true }));
    expect(location.pathname).toBe('/login');
  });

  it('allows the tab to close after an answer, and does not ask on the next page', () => {
    const { question, unmount } = played();
    go('/promotion');
    act(() => question.current.stay());
    expect(asksToClose()).toBe(false);
    unmount();
    go('/vip');
    expect(location.pathname).toBe('/vip');
  });

  it('adds one history entry, and none when the page is reloaded on it', () => {
    const { turn } = played();
    const { length } = history;
    turn(false);
    turn(true);
    cleanup();
    played();
    expect(history.length).toBe(length);
  });
});
