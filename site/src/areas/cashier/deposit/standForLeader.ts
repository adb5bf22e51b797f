/**
 * Lets this tab stand for the lock of a name: a visible tab takes it from the one that has it, a hidden one waits in line. A page
 * that is left gives it up, since a browser does not store a page for Back while it holds or wants a lock; it stands again when
 * Back shows it.
 *
 * @param onChange gets whether this tab has the lock now
 * @returns gives it up for good
 */
export function standForLeader(name: string, onChange: (leads: boolean) => void): () => void {
  let turn: AbortController | null = null;
  let leads = false;

  const change = (next: boolean) => {
    leads = next;
    onChange(next);
  };
  const giveUp = () => {
    turn?.abort();
    turn = null;
    change(false);
  };
  const stand = (takesOver: boolean): void => {
    turn?.abort();
    turn = new AbortController();
    const { signal } = turn;
    // Held until the turn ends.
    const hold = () =>
      new Promise<void>((release) => {
        signal.addEventListener('abort', () => release());
        if (signal.aborted) release();
        else change(true);
      });
    const lock: Promise<unknown> = takesOver
      ? navigator.locks.request(name, { steal: true }, hold)
      : navigator.locks.request(name, { signal }, hold);
    lock.catch((error: unknown) => {
      if (signal.aborted) return;
      // Another visible tab has taken the lock, and this one waits until that is gone. Firefox refuses all locks while it blocks
      // cookies: then every tab acts.
      const isTaken = error instanceof DOMException && error.name === 'AbortError';
      change(!isTaken);
      if (isTaken) stand(false);
    });
  };
  const isVisible = () => document.visibilityState === 'visible';
  const onVisibility = () => {
    if (turn && !leads && isVisible()) stand(true);
  };
  const onShow = () => {
    if (!turn) stand(isVisible());
  };

  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pageshow', onShow);
  addEventListener('pagehide', giveUp);
  stand(isVisible());
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pageshow', onShow);
    removeEventListener('pagehide', giveUp);
    giveUp();
  };
}
