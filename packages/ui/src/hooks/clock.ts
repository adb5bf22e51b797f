/**
 * The one clock of the library. The site may set it to follow the server (its `Date` header), so that
 * a wrong clock on a phone neither unlocks early nor lets a QR code live too long; stories and tests
 * hold it still.
 */
let read: () => number = () => Date.now();

/** Unix milliseconds by the clock in use. */
export function now(): number {
  return read();
}

/** Puts another clock in place; returns a function that puts the former back. */
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
