/**
 * The only clock of the library. The site may replace it to follow the server (its `Date` header), so that a wrong device
 * clock neither unlocks too early nor extends the life of a QR code. Stories and tests freeze it.
 */
let read: () => number = () => Date.now();

/** Current unix time in ms, from the active clock. */
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

let renderedAt: number | null = null;

/**
 * Sets the time that a server renders by. The browser sets the same time before it hydrates, so that both render the same;
 * components follow the clock as soon as they are hydrated.
 *
 * @param time unix milliseconds; null follows the clock
 */
export function setRenderTime(time: number | null): void {
  renderedAt = time;
}

/** The time that a server renders by; on a page that no server rendered, the time of the clock. */
export function renderTime(): number {
  return renderedAt ?? read();
}
