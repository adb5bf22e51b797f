/** In px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

let size: Size | null = null;
let isWatched = false;

/** The size of the window. Whoever asks the browser for it has the page laid out, which costs a phone a frame or two. */
export function windowSize(): Size {
  if (!isWatched) {
    isWatched = true;
    // Before all who listen themselves, and then ask.
    addEventListener('resize', () => (size = null), { capture: true });
  }
  return (size ??= { width: innerWidth, height: innerHeight });
}
