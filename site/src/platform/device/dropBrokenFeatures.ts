const nothing = () => undefined;

/** Features that the site can do without, and a use of each. */
const USES: Readonly<Record<string, () => unknown>> = {
  IntersectionObserver: () => new IntersectionObserver(nothing),
  ResizeObserver: () => new ResizeObserver(nothing),
  matchMedia: () => matchMedia('all').matches,
};

/**
 * Removes features that throw, as extensions against fingerprinting and some in-app browsers make them. Every use in the site
 * and the library handles a browser without them.
 */
export function dropBrokenFeatures(): void {
  for (const [name, use] of Object.entries(USES))
    try {
      use();
    } catch {
      Reflect.deleteProperty(globalThis, name);
    }
}
