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
