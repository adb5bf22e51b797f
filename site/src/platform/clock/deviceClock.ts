/** The phone's own time in unix ms, for what is compared with itself only. Deadlines follow the server's clock. */
export function deviceNow(): number {
  return Date.now();
}

/** Runs something after a while on an open page; no deadline may hang on it. @returns stops it */
export function afterWhile(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
