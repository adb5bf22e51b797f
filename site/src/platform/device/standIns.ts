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
      return { target, contentRect, borderBoxSize: size, contentBoxSize: size };
    }) as unknown as ResizeObserverEntry[];
    if (entries.length > 0) this.#tell(entries, this as unknown as ResizeObserver);
  };
}

/** No query matches. */
function matchNothing(media: string): MediaQueryList {
  const list = { media, matches: false, onchange: null, dispatchEvent: () => false };
  const listeners = { addListener: nothing, removeListener: nothing };
  return { ...list, ...listeners, addEventListener: nothing, removeEventListener: nothing };
}

/** Random bits in the form of a version 4 UUID. */
function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Replaces what is missing or throws, and nothing else. */
export function addStandIns(): void {
  replaceFailing(() => new IntersectionObserver(nothing), globalThis, {
    IntersectionObserver: VisibleObserver,
  });
  replaceFailing(() => new ResizeObserver(nothing), globalThis, { ResizeObserver: WindowObserver });
  replaceFailing(() => matchMedia('all'), globalThis, { matchMedia: matchNothing });
  replaceFailing(() => crypto.randomUUID(), crypto, { randomUUID });
}

function replaceFailing(
  attempt: () => unknown,
  owner: object,
  standIn: Record<string, unknown>,
): void {
  try {
    attempt();
  } catch {
    for (const [name, value] of Object.entries(standIn))
      Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  }
}
