/**
 * Makes this tab a candidate for a named lock. A visible tab steals the lock from its holder; a hidden tab waits in the
 * queue. A page that is left releases the lock, because a browser does not keep a page in its back/forward cache while it
 * holds or requests one. The page becomes a candidate again when Back restores it.
 *
 * @param onChange receives whether this tab has the lock now
 * @returns releases the lock permanently
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
    // Held until the signal aborts.
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
      // Another visible tab has stolen the lock, so this one waits in the queue. Firefox refuses all locks while it
      // blocks cookies. In that case every tab is a leader.
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
