/**
 * The clock of the browser. The site may replace it to follow the server (its `Date` header), so that a wrong device clock
 * neither unlocks too early nor extends the life of a QR code. Stories and tests freeze it. Nothing reads it while a server
 * renders or the browser hydrates: that time comes from `ClockProvider`.
 */
let read: () => number = () => Date.now();
let readPassed = read;
const watchers = new Set<() => void>();
/** Number of changes of the clock, for a reading that does not watch it yet. */
export let changes = 0;

/** Current unix time in ms, from the active clock. For event handlers and effects; components use `useNow`. */
export function now(): number {
  return read();
}

/** Unix time in ms that has certainly passed. −Infinity while the active clock may be wrong. */
export function passed(): number {
  return readPassed();
}

/**
 * Replaces the clock, and reads every time on the screen again. Call it again when the clock was corrected. Returns a function
 * that restores the previous one.
 *
 * @param clock the best estimate
 * @param certain the same, or −Infinity while it may be wrong. Then no countdown is over; one that seems to be shows `-:--`
 */
export function setClock(clock: () => number, certain: () => number = clock): () => void {
  const former = [read, readPassed] as const;
  change(clock, certain);
  return () => change(...former);
}

function change(clock: () => number, certain: () => number): void {
  read = clock;
  readPassed = certain;
  changes += 1;
  for (const watcher of watchers) watcher();
}

/** Calls back when the clock was replaced or corrected. Returns a function that stops. */
export function watchClock(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
