const nothing = () => undefined;

/** Every element counts as visible. */
class VisibleObserver {
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const bounds = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: bounds,
      intersectionRect: bounds,
      rootBounds: null,
      time: performance.now(),
    };
    queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver));
  }

  unobserve = nothing;
  disconnect = nothing;
  takeRecords = () => [];
}

/** Measures an element once, and again when the window has another size. */
class WindowObserver {
  readonly #tell: ResizeObserverCallback;
  readonly #targets = new Set<Element>();

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    if (this.#targets.size === 0) addEventListener('resize', this.#measure);
    this.#targets.add(target);
    queueMicrotask(this.#measure);
  }

  unobserve(target: Element): void {
    this.#targets.delete(target);
    if (this.#targets.size === 0) removeEventListener('resize', this.#measure);
  }

  disconnect(): void {
    for (const target of this.#targets) this.unobserve(target);
  }

  readonly #measure = () => {
    const entries = [...this.#targets].map((target) => {
      const contentRect = target.getBoundingClientRect();
      const size = [{ inlineSize: contentRect.width, blockSize: contentRect.height }];
      return {
        target,
        contentRect,
        borderBoxSize: size,
        contentBoxSize: size,
        devicePixelContentBoxSize: size,
      };
    });
    if (entries.length > 0) this.#tell(entries, this as unknown as ResizeObserver);
  };
}

/** No query matches. */
function matchNothing(media: string): MediaQueryList {
  const list = { media, matches: false, onchange: null, dispatchEvent: () => false };
  const listeners = { addListener: nothing, removeListener: nothing };
  return { ...list, ...listeners, addEventListener: nothing, removeEventListener: nothing };
}

const STAND_INS = {
  IntersectionObserver: [() => new IntersectionObserver(nothing), VisibleObserver],
  ResizeObserver: [() => new ResizeObserver(nothing), WindowObserver],
  matchMedia: [() => matchMedia('all'), matchNothing],
} as const;

/** Replaces what is missing or throws, and nothing else. */
export function addStandIns(): void {
  for (const [name, [use, value]] of Object.entries(STAND_INS))
    try {
      use();
    } catch {
      Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
    }
}
