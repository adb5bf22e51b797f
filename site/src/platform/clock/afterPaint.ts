/**
 * Runs something once, when the first content of the document has been painted. At once in a browser that reports no paints.
 *
 * @param timeoutMs runs it after this time also without a paint
 */
export function afterPaint(run: () => void, timeoutMs: number): void {
  if (typeof PerformanceObserver === 'undefined') return run();
  const done = () => {
    clearTimeout(timer);
    observer.disconnect();
    run();
  };
  const timer = setTimeout(done, timeoutMs);
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) done();
  });
  return observer.observe({ type: 'paint', buffered: true });
}
