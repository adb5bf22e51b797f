/** The device's own time in Unix ms, only for comparison with itself. Deadlines use the server's clock. */
export function deviceNow(): number {
  return Date.now();
}

/** Runs a callback after a while on an open page. Not for deadlines. @returns cancels it */
export function afterWhile(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
