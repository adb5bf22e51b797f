/**
 * Runs something when the browser has nothing else to do. Safari cannot tell: there it runs after the page has loaded, so that
 * it does not compete with the initial view.
 *
 * @param timeoutMs runs it after this time even if the browser is still busy
 * @returns cancels it
 */
export function whenIdle(run: () => void, timeoutMs?: number): () => void {
  if (typeof requestIdleCallback !== 'undefined') {
    const handle = requestIdleCallback(run, timeoutMs === undefined ? {} : { timeout: timeoutMs });
    return () => cancelIdleCallback(handle);
  }
  if (document.readyState === 'complete') {
    run();
    return () => undefined;
  }
  addEventListener('load', run, { once: true });
  return () => removeEventListener('load', run);
}

/** Runs something when the page has loaded and the browser has nothing else to do. */
export function whenLoadedAndIdle(run: () => void): void {
  const onLoad = () => void whenIdle(run);
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
}
