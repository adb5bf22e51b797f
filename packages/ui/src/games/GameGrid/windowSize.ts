/** In px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

let size: Size | null = null;
let isWatched = false;

/** The cached size of the window. Reading it from the browser forces a layout, which costs a phone one or two frames. */
export function windowSize(): Size {
  if (!isWatched) {
    isWatched = true;
    // In the capture phase, so that the cache is cleared before other listeners read it.
    addEventListener('resize', () => (size = null), { capture: true });
  }
  return (size ??= { width: innerWidth, height: innerHeight });
}
