/**
 * The clock of the browser. The site may replace it to follow the server (its `Date` header), so that a wrong device clock
 * neither unlocks too early nor extends the life of a QR code. Stories and tests freeze it. Nothing reads it while a server
 * renders or the browser hydrates: that time comes from `ClockProvider`.
 */
let read: () => number = () => Date.now();

/** Current unix time in ms, from the active clock. For event handlers and effects; components use `useNow`. */
export function now(): number {
  return read();
}

/** Replaces the clock. Returns a function that restores the previous one. */
export function setClock(clock: () => number): () => void {
  const former = read;
  read = clock;
  return () => {
    read = former;
  };
}
